/**
 * What every command of package.json starts with, on whatever Node the host has and before any package is there:
 * `bootstrap.mjs [--install] <script or program> [args]`. With --install, packages are installed where they are missing
 * or are not those of package-lock.json; without, a command that comes before the installation says so. A script is run
 * by the Node that package.json pins. Plain JavaScript without imports of ours, because old hosts cannot read TypeScript.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const bin = path.join(root, 'node_modules/.bin')
const pinned = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

let isStopped = false
const installs = process.argv[2] === '--install'
const [name = '', ...args] = process.argv.slice(installs ? 3 : 2)
process.exitCode = await main()

async function main() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    return fail(
      `Node ${process.versions.node} is too old to begin with. Install Node 20.19 or newer; the project brings its own Node 24.`,
    )
  }
  if (installs && !isInstalled()) {
    console.log('Installing packages (npm ci) …')
    const shell = process.platform === 'win32'
    const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { shell })
    if (isStopped) return 1
    if (code !== 0) return fail(`"npm ci" failed with exit code ${code}; what it says is above. Nothing else was done.`)
  }
  if (!existsSync(pinned)) {
    return fail(
      existsSync(bin)
        ? 'The pinned Node is missing after the installation: its install script did not run. Run "npm rebuild node", or "npm approve-scripts node" where scripts need approval.'
        : 'The packages are not installed yet. Run "npm ci" first (or "npm start", which does so by itself).',
    )
  }
  const env = {
    // Compiled modules; Node notices when their sources change: https://nodejs.org/api/module.html#module-compile-cache
    NODE_COMPILE_CACHE: path.join(root, '.cache/node'),
    // The bundler's allocator reads it when it is loaded, and gives back at once what it has freed: 90 MB of a build.
    MIMALLOC_PURGE_DELAY: '0',
    ...process.env,
    PATH: [path.dirname(pinned), bin, process.env.PATH].join(path.delimiter),
  }
  return name.endsWith('.ts')
    ? run(pinned, [...process.execArgv, name, ...args], { env })
    : run(name, args, { env, shell: process.platform === 'win32' })
}

/** Whether node_modules holds what package-lock.json names, by the record that npm keeps of what it has installed. */
function isInstalled() {
  const record = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const [wanted, installed] = [path.join(root, 'package-lock.json'), record].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  )
  // npm leaves out what is for other platforms.
  const isThere = ([folder, { integrity, optional, devOptional }]) =>
    folder === '' || (installed[folder] ? installed[folder].integrity === integrity : optional || devOptional)
  return Object.entries(wanted).every(isThere) && Object.keys(installed).every((folder) => folder in wanted)
}

/** Resolves to the exit code of a child that shares our terminal; passes on the signals that stop us. */
function run(command, params, options) {
  return new Promise((resolve) => {
    const child = spawn(command, params, { stdio: 'inherit', cwd: root, ...options })
    const pass = (signal) => {
      isStopped = true
      child.kill(signal)
    }
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
