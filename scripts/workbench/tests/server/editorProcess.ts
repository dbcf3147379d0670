/** An editor in a process of its own, with a save under way that lasts until a line comes in. */
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { closeOnSignal } from '../../src/server/machine.ts'
import { detail, fakeBackend, openEditor, saveRequest } from '../fixtures/editor.ts'

const file = path.join(await mkdtemp(path.join(tmpdir(), 'editor-')), 'saved')
const backend = fakeBackend({
  async save({ texts }) {
    console.log('saving')
    await once(process.stdin, 'data')
    await writeFile(file, texts['text'] ?? '')
    return { kind: 'saved', detail }
  },
})
const editor = await openEditor({ backend })
closeOnSignal(editor.close)
await editor.signIn()
console.log(file)
const { status } = await editor.ask('save', saveRequest)
console.log(`answered ${status}`)
