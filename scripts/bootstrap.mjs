/**
 * The first thing that `npm start` and `npm test` run, on whatever Node the host has (20.19 or newer) and before any
 * package is there: installs what is missing, then runs the named script on the Node that package.json pins.
 * Plain JavaScript without imports of ours, because old hosts cannot read TypeScript.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const pinned = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const stamp = path.join(root, 'node_modules/.installed-lockfile')

process.exitCode = await main(process.argv.slice(2))

async function main([script, ...args]) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    return fail(
      `Node ${process.versions.node} is too old to begin with. Install Node 20.19 or newer; the project brings its own Node 24.`,
    )
  }
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock || !existsSync(pinned)) {
    console.log('Installing packages (npm ci) …')
    const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      shell: process.platform === 'win32',
    })
    if (code !== 0) return fail(`"npm ci" failed with exit code ${code}; what it says is above. Nothing else was done.`)
    if (!existsSync(pinned)) {
      return fail(
        'The pinned Node is missing after the installation: its install script did not run. Run "npm rebuild node", or "npm approve-scripts node" where scripts need approval.',
      )
    }
    writeFileSync(stamp, lock)
  }
  const bin = path.join(root, 'node_modules/.bin')
  return run(pinned, [script, ...args], {
    env: { ...process.env, PATH: [path.dirname(pinned), bin, process.env.PATH].join(path.delimiter) },
  })
}

/** Resolves to the exit code of a child that shares our terminal; passes on the signals that stop us. */
function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', cwd: root, ...options })
    const pass = (signal) => child.kill(signal)
    process.on('SIGINT', pass)
    process.on('SIGTERM', pass)
    child.on('error', (error) => resolve(fail(`${command} could not be run: ${error.message}`)))
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
  })
}

function fail(message) {
  console.error(`\n${message}`)
  return 1
}
