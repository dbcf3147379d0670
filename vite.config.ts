import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ssg } from 'vite-plugin-ssg'
import { art } from './scripts/art/plugin.ts'
import { siteOptions } from './scripts/build/options.ts'
import { site } from './scripts/build/plugin.ts'
import { readSiteEnv } from './scripts/lib/siteEnv.ts'
import { css } from './scripts/build/css/index.ts'
import { fonts } from './scripts/build/fonts/index.ts'

export default defineConfig(({ command, mode }) => {
  // While developing, the site has its host to itself.
  const env = { ...readSiteEnv(mode), ...(command === 'serve' ? { basePath: '' } : {}) }
  return {
    plugins: [
      react(),
      art(),
      fonts(),
      css(env),
      ssg(siteOptions(env), { locales: process.env['ISOGLOSS_LOCALES'] }),
      site(env),
    ],
    build: { target: 'baseline-widely-available', reportCompressedSize: false },
    // Folders with thousands of files, none of a page: watching them delays the first page.
    server: { port: 5173, watch: { ignored: ['**/.cache/**', '**/{dist,.dist-next-*}/**', '**/tests/**'] } },
    logLevel: process.env['ISOGLOSS_VERBOSE'] ? 'info' : 'warn',
  }
})
