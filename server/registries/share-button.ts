// A button that shares the address of a registry with the device's share dialog, or copies it. Without scripts it is not
// shown.
import { html, type Html } from '#domain/html.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'
import { plainIcon } from '../pages/plain-page.ts'
import { registryPath, type RegistryVisit } from './registry-visit.ts'

/** As storefront/shared/share-link.ts. An address that cannot be copied is shown. */
export const shareScript = `for (const button of document.querySelectorAll('[data-share]')) {
  const { share: url, title, label, copied } = button.dataset
  const [said] = button.parentElement.getElementsByTagName('output')
  if (navigator.share) button.lastElementChild.textContent = label
  button.hidden = false
  button.onclick = async () => {
    if (navigator.share) {
      const refusal = await navigator.share({ title, url }).then(() => 'AbortError', ({ name }) => name)
      if (refusal === 'AbortError') return
    }
    said.textContent = await navigator.clipboard.writeText(url).then(() => copied, () => url)
  }
}`

export function sharedAddress({ publicOrigin, locale }: RegistryVisit, key: string): string {
  return `${publicOrigin}${registryPath(key, locale)}`
}

type Shared = { readonly url: string; readonly title: string; readonly size?: 's' }

/** With the place of its message. */
export function shareButton({ url, title, size }: Shared, locale: Locale): Html {
  const t = translateFor(locale)
  return html`<button type="button" class="button" data-variant="primary"${size && html` data-size="${size}"`} data-share="${url}" data-title="${title}" data-label="${t('product.share')}" data-copied="${t('share.copied')}" hidden>${plainIcon('share')}<span>${t('share.copy')}</span></button><output></output>`
}
