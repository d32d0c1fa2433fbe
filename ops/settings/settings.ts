// Shows and changes the shop's settings. A running shop uses the new ones within two seconds.
import { settingsChangesShape } from '#api/admin/settings/settings-shape.ts'
import { loadSettings } from '#data/settings.ts'
import { parseJson } from '#domain/parse-json.ts'
import { settingNames, withStored, type Settings } from '#domain/settings/settings.ts'
import { environment, readConfig } from '#server/config.ts'
import { defaultSettings } from '#server/default-settings.ts'
import { changeSettings, type SettingsChanges } from '#services/settings/change-settings.ts'
import { CommandProblem, table, type Command } from '../command.ts'
import { resultOf } from '../refusal-sentences.ts'

const texts: readonly (keyof Settings)[] = ['shopName', 'sender', 'tagManagerId', 'homeLocale']

export const settingCommands: readonly Command[] = [
  {
    usage: 'settings show',
    about: "Shows the shop's settings. Those that are not set have the default of the environment.",
    async run(db) {
      const { value, version } = (await loadSettings(db))!
      const settings = withStored(defaultSettings(readConfig(environment())), value)
      const rows = settingNames.map((name) => [
        name,
        value[name] === undefined ? 'default' : 'shop',
        textOf(settings[name]),
      ])
      return { text: table(['SETTING', 'FROM', 'VALUE'], rows), json: { version, settings, set: value } }
    },
  },
  {
    usage: 'settings set <name> <value>',
    about: 'Sets one setting: a text, a number, or JSON. An empty value returns to the default.',
    async run(db, { args: [name = '', value = ''], now }) {
      if (!isSettingName(name))
        throw new CommandProblem(`There is no setting '${name}'. There are: ${settingNames.join(', ')}.`)
      const typed = settingsChangesShape.safeParse({ [name]: value === '' ? null : valueOf(name, value) })
      if (!typed.success)
        throw new CommandProblem(
          `${name} is not complete: ${typed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
        )
      const changes = typed.data as SettingsChanges
      const { version, value: stored } = resultOf(await changeSettings(db, changes, now))
      return {
        text: `${name}: ${stored[name] === undefined ? 'default' : textOf(stored[name])}`,
        json: { version, set: stored },
      }
    },
  },
]

function isSettingName(name: string): name is keyof Settings {
  return (settingNames as readonly string[]).includes(name)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function valueOf(name: keyof Settings, text: string): unknown {
  if (texts.includes(name)) return text
  const value = parseJson(text)
  if (value === undefined)
    throw new CommandProblem(`${name} is written as JSON, as \`settings show\` prints it.`)
  return value
}
