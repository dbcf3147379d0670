import { createBuilder } from 'vite'

/** Builds the project in the current folder into dist/ or another folder. */
export async function buildProject(outDir = 'dist'): Promise<void> {
  // Node loads the configuration: Vite would bundle it first, and run the scripts in it a second time.
  const builder = await createBuilder({ configLoader: 'native', build: { outDir } })
  await builder.buildApp()
}
