// The text of .env.example, from the table of settings.
import { settings } from './config.ts'

/** The text of .env.example: all settings with explanations, commented out. */
export function envExample(): string {
  const entries = Object.entries(settings).map(([name, [, about]]) => `# ${about}\n# ${name}=`)
  return `# Every setting of the shop; all have a default. Written by scripts/env-example.ts.\n# Copy it to .env, or set them as your host does.\n\n${entries.join('\n\n')}\n`
}
