/** npm run check:launch: lists all tasks before the launch of a real company's site. Exit code 1 if there are any. */
import { styleText } from 'node:util'
import { runCommand } from './lib/run.ts'
import { count, launchTasks } from './quality/launch.ts'

await runCommand(async () => {
  const groups = Object.entries(await launchTasks(process.cwd())).filter(([, lines]) => lines.length > 0)
  for (const [title, lines] of groups)
    console.log(`${styleText('bold', `\n${title} (${lines.length})`)}\n${lines.join('\n')}`)
  const total = groups.flatMap(([, lines]) => lines).length
  console.log(
    total === 0 ? 'Ready for the launch: nothing is left to do.' : `\n${count(total, 'task')} before the launch.`,
  )
  if (total > 0) process.exitCode = 1
})
