// The settings of a shop whose merchant has set nothing: those of the environment.
import { sampleSeller, type Seller } from '#domain/markets/seller.ts'
import { sampleSettings, type Settings } from '#domain/settings/settings.ts'
import { type Config } from './config.ts'
import { senderAddress, senderName } from './mail/sender.ts'

/** A shop is named as its sender, else as its seller, else as its host. Only the sample shop has the sample's name. */
export function defaultSettings(config: Config): Settings {
  const seller = sellerOf(config)
  const isUnnamed = config.SAMPLE === 'off' && config.MAIL_FROM === sampleSettings.sender
  const host = new URL(config.PUBLIC_ORIGIN).hostname.replace(/^www\./, '')
  const shopName = (isUnnamed ? '' : senderName(config.MAIL_FROM)) || (seller.lines[0] ?? host)
  return {
    ...sampleSettings,
    shopName,
    seller,
    sender: isUnnamed
      ? `${shopName.replaceAll(/[<>"\\,;:@]/g, '')} <${senderAddress(config.MAIL_FROM)}>`
      : config.MAIL_FROM,
    tagManagerId: config.TAG_MANAGER_ID ?? '',
    // A promise that only the merchant can make.
    answerDays: config.SAMPLE === 'off' ? 0 : sampleSettings.answerDays,
  }
}

/**
 * The sample shop's tax number and legal details are used only together with its address. A shop without the sample has
 * no address until its merchant writes one.
 */
function sellerOf({ SAMPLE, SELLER, SELLER_COUNTRY, SELLER_EMAIL, SELLER_VAT_ID }: Config): Seller {
  const isSample = SELLER.join('; ') === sampleSeller.lines.join('; ')
  const isEmpty = isSample && SAMPLE === 'off'
  const { vatId, details } = isSample && !isEmpty ? sampleSeller : { vatId: null, details: undefined }
  return {
    lines: isEmpty ? [] : SELLER,
    country: SELLER_COUNTRY,
    email: SAMPLE === 'off' && SELLER_EMAIL === sampleSeller.email ? '' : SELLER_EMAIL,
    vatId: SELLER_VAT_ID ?? vatId,
    ...(details && { details }),
  }
}
