// Renders a composed mail as the mailer does, for tests.
import { sampleSettings } from '#domain/settings/settings.ts'
import type { ComposedMail, MailFrame } from './layout.ts'

export const sampleFrame: MailFrame = {
  publicOrigin: 'https://www.posy.example',
  settings: sampleSettings,
  season: () => null,
  isTestShop: false,
}

export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string }

export function renderMail({ subject, text, html }: ComposedMail, frame = sampleFrame): RenderedMail {
  return { subject, text: text(frame), html: String(html(frame)) }
}
