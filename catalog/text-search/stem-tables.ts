// Endings of the thirteen inflected languages, for folded words. Steps run in sequence; in a step the longest matching
// ending applies: `ies:i` replaces, `er` removes, `ss:ss` protects. The tables are light on purpose: a stem that is
// too short finds wrong products, and a longer stem is still found by its spelling.
import type { Locale } from '#domain/markets/locale.ts'

export type StemTable = {
  readonly steps: readonly string[]
  readonly prefixes?: string
  /** Minimum length of a stem, 3 by default: shorter stems merge unrelated words. */
  readonly shortest?: number
  /** Double letters that are reduced to one at the end of a stem: wrapp → wrap. */
  readonly undouble?: string
  /** A double vowel before the last letter, and z and v at the end, as the open syllable writes them: vaas, vaz → vas. */
  readonly dutchSpelling?: true
}

export const stemTables: Partial<Record<Locale, StemTable>> = {
  us: {
    steps: [
      'sses:ss xes:x ches:ch shes:sh zes:z ies:y oes:o ves:f ss:ss us:us is:is s',
      'ised:iz ized:iz ising:iz izing:iz ise:iz ize:iz sation:z zation:z eed:ee ied:y ing ed ness ly',
      'fe:f e y:i',
    ],
    undouble: 'bdgmnpt',
  },
  fr: {
    steps: [
      'eaux:eau aux:al ous:ou oux:ou s x',
      'euse:eu eur:eu rice:eu ive:if elle:el enne:en onne:on ette:et ere:er che:c isee:is ise:is ees ee ie:i e',
    ],
  },
  it: {
    steps: [
      'ietti ietto iette ietta etti:ett etto:ett',
      'chi:c che:c ghi:g ghe:g cie:c gie:g cia:c gia:g cio:c gio:g ii i e ia io a o',
    ],
  },
  es: { steps: ['ces:z es s', 'itos:o ito:o itas:a ita:a', 'a o e'] },
  pt: { steps: ['maes:mae oes:ao aes:ao ais:al eis:el ois:ol uis:ul is:il ns:m res:r zes:z s', 'a o e'] },
  de: {
    steps: [
      'innen:in ern eln:el em en er es e ys:y os:o ks:k ts:t ls:l ms:m ns:n rs:r gs:g ds:d bs:b fs:f',
      'chen:chen lein:lein',
    ],
  },
  nl: {
    steps: [
      'inkjes:ing inkje:ing ntjes:n ntje:n eitjes:ei eitje:ei ltjes:l ltje:l eren mpjes:m mpje:m jes je els:el ers:er ens:en ems:em ies:ie aus:au oos:oos en e',
      'ig:ig',
    ],
    undouble: 'bdfgklmnprst',
    dutchSpelling: true,
  },
  sv: { steps: ['arnas ornas ernas arna orna erna arens ens ets ans ar or er en et an at na a e n:n'] },
  da: { steps: ['ernes erne erens eren enes ene ens ets er en et e'], undouble: 'bdfgklmnprst' },
  fi: {
    steps: [
      'ukset:us uksen:us uksia:us uksiin:us uksi:us ukseen:us uksella:us ykset:us yksen:us yksia:us yksi:us ys:us',
      'issa ista ihin illa ilta ille iksi ilta ille iden ien jen oita oja eja uja:u ssa sta lla lta lle ksi ita tta ta na en n t ydan:ydan ydamet:ydan ydamen:ydan ydamia:ydan ydamella:ydan',
      'aa ia ie ea eo i e a kko:ko tto:to ppo:po kku:ku ttu:tu ppu:pu',
    ],
    undouble: 'kpt',
  },
  pl: {
    steps: [
      'iami ami iach ach iego ego iemu emu ymi imi ych ich iej owie iow ow iom om em ej niec:nc ek:k ia ie iu io a e i o u y',
    ],
  },
  cs: { steps: ['ami emi imi ymi ach ech ich ych ouch um eho emu ovi ove em ou ec:c ek:k a e i o u y'] },
  ar: { prefixes: 'وال بال كال فال ولل ال لل', steps: ['ها ان ات ون ين هم ه ي'], shortest: 2 },
}

/** Words without meaning for a product. Folded; in Chinese and Japanese, characters that separate two words. */
export const stopWords: Partial<Record<Locale, string>> = {
  us: 'an and are as at by for from in is it of on or that the this to with your my',
  zh: '的 送 给 和 与 在 用 款',
  ja: 'の と に へ を で が は や 用 な も',
  fr: 'au aux avec ce ces cette dans de des du elle en est et il la le les leur ma mon ne ou par pas pour sa se ses son sur un une vos votre',
  pt: 'ao aos as com da das de do dos em e na nas no nos ou os para pela pelo por que se sem seu sua um uma',
  it: 'ai al alla che con da dal dalla degli dei del della delle di ed gli il in la le lo nel nella per piu si su sua suo tra un una uno',
  es: 'al con de del el en es la las lo los mas mi o para por que se sin su sus un una unos y',
  de: 'als am an auch auf aus bei das dein dem den der des die dir ein eine einem einen einer eines fur im in ist mein mit oder sich und vom von zu zum zur',
  pl: 'ale dla do i ich jak jest lub na nad nie od oraz po pod przez przy sie ta te to we z za ze',
  nl: 'aan als bij de dit door een en het in is je met mijn naar of om op te tot uit van voor zijn',
  sv: 'av att de den det din du ett en for fran har hos i med min mot och om pa som till ur',
  da: 'af at de den der det din du eller en er et for fra har hos i med min mod og om pa som til ved',
  fi: 'ja joka kuin mutta myos on se tai tama kun',
  cs: 'ale do i jako je na nad nebo od po pod pro pri se si ta te to u v z za ze',
  ar: 'في من على الي عن مع او و هذا هذه التي الذي كل',
}

/** Languages that write compounds as one word: Korb finds Geschenkkorb. */
export const compounding: ReadonlySet<Locale> = new Set(['de', 'nl', 'sv', 'da', 'fi'])
