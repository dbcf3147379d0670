import path from 'node:path'
import { execa } from 'execa'

/** The environment of builds that are compared: without compressed variants. They are previews, which have no pictures to draw. */
export const previewEnv = { ISOGLOSS_COMPRESS: 'off', NODE_ENV: 'production' }

/** The same for an origin. */
export const originEnv = { ...previewEnv, VITE_SITE_URL: 'https://build.example' }

/** Builds a copy of the project into a folder in it, and resolves to that folder. Throws what the build prints when it fails. */
export async function build(
  project: string,
  outDir: string,
  env: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<string> {
  await execa('npm', ['run', '--silent', 'build', '--', '--outDir', outDir, ...args], { cwd: project, env })
  return path.join(project, outDir)
}
