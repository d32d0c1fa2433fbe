// Styles that only some documents need: the colours of the season, and of a shop with settings of its own.
import { createHash } from 'node:crypto'
import type { Settings } from '#domain/settings/settings.ts'
import { themeCss } from '#domain/settings/theme.ts'
import type { Site } from '#web/platform/pages/page.ts'

export type OwnStyles = {
  readonly css: string
  /** For the content security policy. */
  readonly hash: string
}

const logoCss = {
  text: '.wordmark{block-size:auto;font:var(--weight-display) var(--text-xl)/1.2 var(--font-display);overflow-wrap:anywhere}',
  picture: '.wordmark{max-inline-size:12rem;object-fit:contain}',
}

/** `season` are the styles of the season or ''. Null for the sample shop's everyday look. */
export function ownStyles({ theme }: Settings, { logo }: Site, season: string): OwnStyles | null {
  const ofLogo = logo === 'wordmark' ? '' : logo ? logoCss.picture : logoCss.text
  const css = season + (theme ? themeCss(theme) : '') + ofLogo
  if (!css) return null
  return { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` }
}
