import { type WorkerSettings, workerOf } from './worker.ts'

/** Written in by the build of the worker (scripts/hosting/cloudflare.ts). */
declare const __WORKER_SETTINGS__: WorkerSettings

export default workerOf(__WORKER_SETTINGS__)
