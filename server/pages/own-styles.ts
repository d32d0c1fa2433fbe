// Styles that only a shop with settings of its own needs: they cost the others no bytes.
import { createHash } from 'node:crypto'
import type { Settings } from '#domain/settings/settings.ts'
import { themeCss } from '#domain/settings/theme.ts'
import type { Site } from '#storefront/platform/pages/page.ts'

export type OwnStyles = {
  readonly css: string
  /** For the content security policy. */
  readonly hash: string
}

const logoCss = {
  text: '.wordmark{block-size:auto;font:var(--weight-display) var(--text-xl)/1.2 var(--font-display);overflow-wrap:anywhere}',
  picture: '.wordmark{max-inline-size:12rem;object-fit:contain}',
}

/** Null for the sample shop's look. */
export function ownStyles({ theme }: Settings, { logo }: Site): OwnStyles | null {
  const ofLogo = logo === 'wordmark' ? '' : logo ? logoCss.picture : logoCss.text
  const css = (theme ? themeCss(theme) : '') + ofLogo
  if (!css) return null
  return { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` }
}
