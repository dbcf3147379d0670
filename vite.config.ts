import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { art } from './scripts/art/plugin.ts'
import { site } from './scripts/build/plugin.ts'
import { readSiteEnv } from './scripts/lib/siteEnv.ts'
import { css } from './scripts/build/css/index.ts'

export default defineConfig(({ command, mode }) => {
  // The development server has no base path.
  const env = { ...readSiteEnv(mode), ...(command === 'serve' ? { basePath: '' } : {}) }
  return {
    plugins: [react(), art(), css(env), site(env, process.env['ISOGLOSS_LOCALES'])],
    build: { target: 'baseline-widely-available', reportCompressedSize: false },
    // Watching these folders delays the first page.
    server: { port: 5173, watch: { ignored: ['**/.cache/**', '**/{dist,.dist-next-*}/**', '**/tests/**'] } },
    logLevel: process.env['ISOGLOSS_VERBOSE'] ? 'info' : 'warn',
  }
})
