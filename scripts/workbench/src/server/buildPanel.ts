/** Builds the panel into the folder that is named by the first argument. */
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { PREFIX } from '../protocol/calls.ts'

const [outDir = ''] = process.argv.slice(2)

await build({
  configFile: false,
  root: path.join(import.meta.dirname, '../panel'),
  base: `${PREFIX}/`,
  plugins: [react()],
  logLevel: 'warn',
  build: {
    outDir,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    chunkSizeWarningLimit: 5000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})
