import type { HostedSettings } from '../core/hosted.ts'
import { workerOf } from './worker.ts'

/** Written in by the build (scripts/hosting/bundle.ts). */
declare const __RECEIVER_SETTINGS__: HostedSettings

export default workerOf(__RECEIVER_SETTINGS__)
