/**
 * Starts every command of package.json, on the Node of the host and before any package is installed:
 * `bootstrap.mjs [--install] [--production] <script or program> [args]`. --install: packages that are missing or older than
 * package-lock.json are installed. --production: the command needs the "dependencies" of package.json alone.
 * The command runs on the host's Node if that is new enough, else on the Node that package.json pins for the platform.
 * Plain JavaScript without imports of ours, because old hosts cannot read TypeScript.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { constants, homedir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = path.join(root, 'node_modules')
const isWindows = process.platform === 'win32'
const { devDependencies = {}, optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const nodePackage = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
const [major, minor] = process.versions.node.split('.').map(Number)
const runsAll = major > 24 || (major === 24 && minor >= 18)
const node = runsAll ? process.execPath : path.join(modules, nodePackage, 'bin', isWindows ? 'node.exe' : 'node')

const words = process.argv.slice(2)
const command = words.findIndex((word) => !word.startsWith('--'))
const flags = words.slice(0, command)
const [name = '', ...args] = words.slice(command)
process.exitCode = await main()

async function main() {
  if (!runsAll && !(nodePackage in optionalDependencies))
    return fail(`Node ${process.versions.node} is too old. Install Node 24.18 or newer.`)
  const production = flags.includes('--production')
  if (!isInstalled(production)) {
    const install = ['ci', production ? '--omit=dev' : '--include=dev']
    if (!flags.includes('--install')) return fail(`Packages are missing. Run "npm ${install.join(' ')}".`)
    console.log(`Installing packages (npm ${install.join(' ')}) …`)
    const code = await run('npm', [...install, '--no-audit', '--no-fund', '--loglevel=error'], { shell: isWindows })
    if (code !== 0) return fail(`"npm ci" failed with exit code ${code}. Nothing else was done.`)
  }
  // npm leaves out an optional package without a word.
  if (!existsSync(node))
    return fail(`${nodePackage} is not installed: the registry lacks it, or its hash is not that of package-lock.json.`)
  const env = {
    // Compiled modules: https://nodejs.org/api/module.html#module-compile-cache. A commit could bring files into the project.
    NODE_COMPILE_CACHE: path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'isogloss/node'),
    // The bundler returns freed memory immediately and starts one thread: 115 MB less for a build, no time more.
    MIMALLOC_PURGE_DELAY: '0',
    TOKIO_WORKER_THREADS: '1',
    ...process.env,
    PATH: [path.dirname(node), path.join(modules, '.bin'), process.env.PATH].join(path.delimiter),
  }
  return name.endsWith('.ts')
    ? run(node, [...process.execArgv, name, ...args], { env })
    : run(name, args, { env, shell: isWindows })
}

/** By npm's own record of the last installation. A command without --install accepts an older one. */
function isInstalled(production) {
  const [record, lockfile] = [path.join(modules, '.package-lock.json'), path.join(root, 'package-lock.json')]
  if (!existsSync(record)) return false
  if (flags.includes('--install') && statSync(record).mtimeMs < statSync(lockfile).mtimeMs) return false
  return production || Object.keys(devDependencies).every((dependency) => existsSync(path.join(modules, dependency)))
}

/** Resolves to the exit code of a child that shares our terminal, as a shell counts signals. */
function run(program, params, options) {
  return new Promise((resolve) => {
    const child = spawn(program, params, { stdio: 'inherit', cwd: root, ...options })
    const parent = process.ppid
    // npm's shell dies of a signal without passing it on.
    setInterval(() => process.ppid !== parent && child.kill(), 500).unref()
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    child.on('error', (error) => resolve(fail(`${program} could not be run: ${error.message}`)))
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

function fail(message) {
  console.error(`\n${message}`)
  return 1
}
