#!/usr/bin/env node
/** npx i18next-workbench: works on the i18next project in the present folder. */
import { spawnSync } from 'node:child_process'
import module, { createRequire } from 'node:module'
import path from 'node:path'

/** Where the workbench's own project pins a Node for this platform, an older one of the machine hands over to it. */
function pinnedNode() {
  try {
    const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
    const folder = path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
    return path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  } catch {
    return null
  }
}

if ('registerHooks' in module) {
  await import('./strip.js')
  await import(process.argv[2]?.startsWith('--merge-') ? './src/merge/driver.ts' : './src/cli.ts')
} else {
  const node = pinnedNode()
  if (node) process.exitCode = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1
  else {
    console.error(`Node ${process.versions.node} is too old: expected 22.15 or newer.`)
    process.exitCode = 1
  }
}
