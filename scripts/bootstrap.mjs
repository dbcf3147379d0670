/**
 * What every command of package.json starts with, on whatever Node the host has and before any package is there:
 * `bootstrap.mjs [--install] [--production] [--serves] <script or program> [args]`. With --install, packages are installed
 * where they are missing or are not those of package-lock.json; without, a command that comes before the installation says so.
 * --production: the command needs the "dependencies" of package.json alone, which build and serve the site. --serves: it goes on
 * until it is asked to end. A script is run by the Node that package.json pins for this platform, or where it pins none by the
 * host's own, if that is new enough.
 * Plain JavaScript without imports of ours, because old hosts cannot read TypeScript.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants, homedir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const bin = path.join(root, 'node_modules/.bin')
/** npm's own, of what it has installed. */
const record = 'node_modules/.package-lock.json'
const isWindows = process.platform === 'win32'
/** The package of this platform's Node; its hash is in package-lock.json. */
const nodePackage = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
const isPinned = nodePackage in read('package.json').optionalDependencies
const node = isPinned
  ? path.join(root, 'node_modules', nodePackage, 'bin', isWindows ? 'node.exe' : 'node')
  : process.execPath
/** Runs TypeScript, and has all that the packages ask for. */
const newEnough = isPinned ? [20, 19] : [24, 18]

let isStopped = false
const words = process.argv.slice(2)
/** What stands before the script; what follows it is the script's. */
const flags = words.slice(
  0,
  words.findIndex((word) => !word.startsWith('--')),
)
const [installs, isProduction, serves] = ['--install', '--production', '--serves'].map((flag) => flags.includes(flag))
const [name = '', ...args] = words.slice(flags.length)
process.exitCode = await main()

async function main() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < newEnough[0] || (major === newEnough[0] && minor < newEnough[1])) {
    const brings = isPinned
      ? 'the project brings its own Node 24'
      : `the project brings none for ${nodePackage.slice(5)}`
    return fail(`Node ${process.versions.node} is too old. Install Node ${newEnough.join('.')} or newer; ${brings}.`)
  }
  if (installs && !(isInstalled() && existsSync(node))) {
    const omit = isProduction ? ['--omit=dev'] : []
    console.log(`Installing packages (${['npm ci', ...omit].join(' ')}) …`)
    const code = await run('npm', ['ci', ...omit, '--no-audit', '--no-fund', '--loglevel=error'], { shell: isWindows })
    if (isStopped) return 1
    if (code !== 0) return fail(`"npm ci" failed with exit code ${code}; what it says is above. Nothing else was done.`)
  }
  if (!(installs || existsSync(bin))) {
    return fail('The packages are not installed yet. Run "npm ci" first (or "npm start", which does so by itself).')
  }
  if (!(installs || isProduction || Object.values(read(record).packages).some(({ dev }) => dev))) {
    return fail('Installed is only what "npm start" needs. Run "npm ci" for all packages.')
  }
  if (!existsSync(node)) return fail(whyMissing())
  const env = {
    // Compiled modules; Node notices when their sources change: https://nodejs.org/api/module.html#module-compile-cache.
    // Not in the project: Node runs what it finds there, also what came with a commit.
    NODE_COMPILE_CACHE: path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'isogloss/node'),
    // The bundler's allocator reads it when it is loaded, and gives back at once what it has freed: 90 MB of a build.
    MIMALLOC_PURGE_DELAY: '0',
    ...process.env,
    PATH: [path.dirname(node), bin, process.env.PATH].join(path.delimiter),
  }
  return name.endsWith('.ts')
    ? run(node, [...process.execArgv, name, ...args], { env })
    : run(name, args, { env, shell: isWindows })
}

/** Whether node_modules holds what package-lock.json names, and the command needs, by npm's record. */
function isInstalled() {
  if (!existsSync(path.join(root, record))) return false
  const [wanted, installed] = ['package-lock.json', record].map((file) => read(file).packages)
  // npm leaves out what is for other platforms.
  const isThere = ([folder, { integrity, optional, dev, devOptional }]) =>
    folder === '' ||
    (installed[folder] ? installed[folder].integrity === integrity : optional || devOptional || (dev && isProduction))
  return Object.entries(wanted).every(isThere) && Object.keys(installed).every((folder) => folder in wanted)
}

/**
 * Why the pinned Node is not there. npm leaves out an optional package without a word when it cannot be had, or is not what
 * package-lock.json names: so it is asked for once more, without being installed.
 */
function whyMissing() {
  const { version, integrity } = read('package-lock.json').packages[`node_modules/${nodePackage}`]
  const name = `${nodePackage}@${version}`
  const asked = spawnSync('npm', ['pack', '--dry-run', '--json', name], { encoding: 'utf8', shell: isWindows })
  if (asked.status !== 0) return `${name}: expected the project's Node, found none. npm says:\n${asked.stderr}`
  const [found] = Object.values(JSON.parse(asked.stdout))
  return found.integrity === integrity
    ? `${name}: expected the project's Node, found none, though the registry has it. Run "npm ci --include=optional".`
    : `EINTEGRITY: ${name} is not the one of package-lock.json and was not installed: expected ${integrity}, found ${found.integrity}.`
}

/** Resolves to the exit code of a child that shares our terminal, as a shell counts signals; what asks us to end, ends it. */
function run(command, params, options) {
  return new Promise((resolve) => {
    const child = spawn(command, params, { stdio: 'inherit', cwd: root, ...options })
    const pass = (signal) => {
      isStopped = true
      child.kill(signal)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
    watchCallers(() => pass('SIGTERM'))
    child.on('error', (error) => resolve(fail(`${command} could not be run: ${error.message}`)))
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/**
 * npm hands the signals that it gets to its shell, or to nobody, and dash dies of them without a word to us: so what npm has started
 * ends when the shell between is gone, and a server when npm is.
 */
function watchCallers(leave) {
  const { ppid, env } = process
  if (!env.npm_lifecycle_event) return
  const npm = serves ? npmAbove(ppid) : null
  const timer = setInterval(() => {
    if (process.ppid === ppid && (npm === null || isAlive(npm))) return
    clearInterval(timer)
    leave()
  }, 100)
  timer.unref()
}

/** The process that calls itself npm: a process or its parent; null where "ps" does not tell. */
function npmAbove(pid, depth = 0) {
  if (isWindows || depth > 1) return null
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', `${pid}`], { encoding: 'utf8' })
  const [, parent, title] = /^\s*(\d+)\s+(\S+)/.exec(stdout ?? '') ?? []
  if (title === undefined) return null
  return title === 'npm' ? pid : npmAbove(Number(parent), depth + 1)
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function read(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
}

function fail(message) {
  console.error(`\n${message}`)
  return 1
}
