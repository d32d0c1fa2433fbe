// Endings of the thirteen inflected languages, for folded words. Steps run in sequence; in a step the longest matching
// ending applies: `ies:i` replaces, `er` removes, `ss:ss` protects. The tables have few endings on purpose. A stem that
// is too short finds wrong products, and a longer stem is still found by its spelling.
import type { Locale } from '#domain/markets/locale.ts'

export type StemTable = {
  readonly steps: readonly string[]
  readonly prefixes?: string
  /** Minimum length of a stem, 3 by default: shorter stems merge unrelated words. */
  readonly shortest?: number
  /** Double letters that are reduced to one at the end of a stem: wrapp → wrap. */
  readonly undouble?: string
  /**
   * Writes a double vowel before the last letter, and a final z or v, as the open syllable does. vaas and vaz become
   * vas.
   */
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
  es: { steps: ['ces:z es s', 'itos:o ito:o itas:a ita:a', 'plata:plata mejore:mejore a o e'] },
  pt: {
    steps: [
      'maes:mae oes:ao aes:ao ais:al eis:el ois:ol uis:ul is:il ns:m res:r zes:z s',
      'prata:prata a o e',
    ],
  },
  de: {
    steps: [
      'innen:in ern eln:el em en er es e ys:y os:o ks:k ts:t ls:l ms:m ns:n rs:r gs:g ds:d bs:b fs:f',
      'chen:chen lein:lein',
    ],
  },
  nl: {
    steps: [
      'groen:groen mmetjes:m mmetje:m lletjes:l lletje:l nnetjes:n nnetje:n rretjes:r rretje:r ngetjes:ng ngetje:ng inkjes:ing inkje:ing ntjes:n ntje:n eitjes:ei eitje:ei ltjes:l ltje:l eren mpjes:m mpje:m jes je els:el ers:er ens:en ems:em ies:ie aus:au oos:oos en e',
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
  us: 'about after again all also am an and any are as at be been before but by can could did do does for from get gets give got had has have he her him his how if in into is it just looking me more much my need needs of off on or our out over really she should so some than that the their them then they this to too up us very want wants was we were what when where which who whom will with would your',
  zh: '的 送 给 和 与 在 用 款',
  ja: 'の と に へ を で が は や 用 な も',
  fr: 'afin ai apres as au aussi aux avant avec avoir ce ces cet cette comme dans de des du elle elles en est et etre eux faire fait il ils je la le les leur lui ma mais mon ne nous ont ou par pas peut plus pour puisse qu quand quel quelle qui quoi sa se ses si son sur tous tout toute tres tu un une vos votre vous',
  pt: 'antes ao aos apos as com como da das de depois do dos e ela elas ele eles em esta este eu isso mais mas meu minha muito na nas no nos os ou para pela pelo pode por possa quando que quem se sem ser seu sua tambem tem tenha ter toda todo tu um uma voce',
  it: 'ad ai al alla anche avere che come con cui da dal dalla degli dei del della delle di dopo ed essere gli ha hanno ho il in io la le lei lo loro lui ma mia mio molto negli nei nel nella nelle noi per perche piu possa prima puo quando questa questo se si su sua sul sulla suo tra tutta tutto un una uno voi',
  es: 'al antes como con cuando de del despues el ella ellas ellos en es esta este esto la las le les lo los mas mi muy nos nosotros o para pero por pueda puede que quien se ser si sin su sus tambien tener tiene toda todo un una unos y yo',
  de: 'man woran worin womit wofur worauf aber als am an auch auf aus bei bin damit das dass dein dem den der des die dir ein eine einem einen einer eines er es etwas fur gern gerne hab haben hat ich ihm ihn ihnen ihr ihre im in ist jemanden kann kein konnen mehr mein meine meinem meinen meiner mit nach nachdem noch nur oder sehr sein seine sich sie so soll um und uns vom von vor wann war was wem wen wenn wer wie will wir wo zu zum zur',
  pl: 'aby ale bardzo bo by byc byl ci czego dla dlatego do gdy i ich ja jak jako jego jej jest juz kiedy kogo komu kto lub ma miec moc moj moja mojego mojej moze mu my na nad nie od on ona oni oraz po pod przez przy sie swoj ta takze te tego tej ten to tylko tym we wy z za ze zeby',
  nl: 'aan al als ben bij dan dat de deze die dit door een en er erg haar heb hebben heeft hem het hij hoe hun ik in is je jij kan kunnen maar met mijn moet na naar nadat nog of om onze ook op te tot uit van voor voordat waar wanneer wat we wie wij wil ze zeer zij zijn zodat',
  sv: 'att av bara dar de dem den denna det detta din du efter en ett for fore fran haft han hans har henne hennes hon honom hos hur i jag kan kunna med men min mot mycket nagot nar ni och ocksa om pa sa ska som till upp ur ut vad var vara vem vi vill',
  da: 'af at bare de dem den denne der det dette din du efter eller en er et for fra haft ham han hans har hende hendes hos hun hvad hvem hvordan i jeg kan kunne med meget men min mod nar og ogsa om op pa sa sig skal som til ud vaere var ved vi vil',
  fi: 'mukaan mukana ennen etta han hanelle hanen he hyvin ja jalkeen joka joku jolla jonka jos jotta kuin kun lisaksi me meidan mina minun mutta myos ne niin oli olla on ovat paljon se seka sen sina sinun tai tama taman te vain voi voisi',
  cs: 'aby abych ale by byl byla byt ceho co do i ja jak jako je jeho jej jen ji jim kdo kdy koho komu ma me mit mohl mohla moje moji muj muze my na nad nebo od on ona oni po pod pred pri pro se si sve ta take te ten teto tim to toho tuto ty u uz v velmi vy z za ze',
  ar: 'في من على الي عن مع او و هذا هذه التي الذي كل هو هي هم انا نحن انت له لها لهم ما متى كيف لكي لكن ان كان يكون قد بعد قبل جدا فقط ايضا ذلك تلك عند عندما به بها',
}

/** Languages that write compounds as one word: Korb finds Geschenkkorb. */
export const compounding: ReadonlySet<Locale> = new Set(['de', 'nl', 'sv', 'da', 'fi'])
