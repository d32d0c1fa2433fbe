// A mailer that writes into a folder, for tests.
import { sampleSettings } from '#domain/settings/settings.ts'
import { createMailer, type Mailer } from './mailer.ts'

export function openFolderMailer(folder: string): Mailer {
  return createMailer({
    smtpUrl: undefined,
    folder,
    settings: () => sampleSettings,
    publicOrigin: 'https://posy.example',
    season: () => null,
    isTestShop: false,
  })
}
