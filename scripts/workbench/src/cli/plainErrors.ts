import type { CommandUnknownOpts } from '@commander-js/extra-typings'

/** Makes a command say which argument it lacks, and give an example after any error in its arguments. */
export const plainErrors = (command: CommandUnknownOpts, example: string): CommandUnknownOpts =>
  command.showHelpAfterError(`Example: ${example}\nTo see all options, add --help.`).configureOutput({
    outputError: (text, write) => {
      const [, name] = /missing required argument '(.+)'/.exec(text) ?? []
      const lacking = command.registeredArguments.find((argument) => argument.name() === name)
      write(lacking ? `${command.name()}: <${name}> is missing. It is ${lacking.description}.\n` : text)
    },
  })
