// Help, the most asked first: what the menus of the header show when they are opened.
import { serviceLinks } from './help-links.ts'
import { HelpLinks } from './HelpLinks.tsx'

export function ServiceLinks() {
  return <HelpLinks links={serviceLinks} />
}
