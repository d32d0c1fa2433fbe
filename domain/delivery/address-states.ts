// States, provinces, prefectures and emirates of countries that use them in addresses. Format of an entry:
// `code Latin name/name in the country's own script`. Codes: ISO 3166-2 without the country's prefix.
// Sources: Google's libaddressinput data and ISO 3166-2.
import type { Locale } from '../markets/locale.ts'
import type { Country } from '../markets/market.ts'

export type State = { readonly code: string; readonly name: string; readonly native: string | null }

function parse(list: string): readonly State[] {
  return list.split(';').map((entry) => {
    const [, code = '', name = '', native = null] = /^(\S+) ([^/]+)(?:\/(.+))?$/.exec(entry.trim()) ?? []
    return { code, name, native }
  })
}

/** Includes military post and the freely associated states, which have American ZIP codes. */
const unitedStates = `AL Alabama; AK Alaska; AS American Samoa; AZ Arizona; AR Arkansas; AA Armed Forces (AA); AE Armed Forces (AE);
  AP Armed Forces (AP); CA California; CO Colorado; CT Connecticut; DE Delaware; DC District of Columbia; FL Florida; GA Georgia;
  GU Guam; HI Hawaii; ID Idaho; IL Illinois; IN Indiana; IA Iowa; KS Kansas; KY Kentucky; LA Louisiana; ME Maine; MH Marshall Islands;
  MD Maryland; MA Massachusetts; MI Michigan; FM Micronesia; MN Minnesota; MS Mississippi; MO Missouri; MT Montana; NE Nebraska;
  NV Nevada; NH New Hampshire; NJ New Jersey; NM New Mexico; NY New York; NC North Carolina; ND North Dakota;
  MP Northern Mariana Islands; OH Ohio; OK Oklahoma; OR Oregon; PW Palau; PA Pennsylvania; PR Puerto Rico; RI Rhode Island;
  SC South Carolina; SD South Dakota; TN Tennessee; TX Texas; UT Utah; VT Vermont; VI Virgin Islands; VA Virginia; WA Washington;
  WV West Virginia; WI Wisconsin; WY Wyoming`

/** The 31 divisions of the mainland: carriers treat Hong Kong, Macao and Taiwan as separate countries. */
const china = `AH Anhui/安徽省; BJ Beijing/北京市; CQ Chongqing/重庆市; FJ Fujian/福建省; GS Gansu/甘肃省; GD Guangdong/广东省;
  GX Guangxi/广西壮族自治区; GZ Guizhou/贵州省; HI Hainan/海南省; HE Hebei/河北省; HL Heilongjiang/黑龙江省; HA Henan/河南省;
  HB Hubei/湖北省; HN Hunan/湖南省; NM Inner Mongolia/内蒙古自治区; JS Jiangsu/江苏省; JX Jiangxi/江西省; JL Jilin/吉林省;
  LN Liaoning/辽宁省; NX Ningxia/宁夏回族自治区; QH Qinghai/青海省; SN Shaanxi/陕西省; SD Shandong/山东省; SH Shanghai/上海市;
  SX Shanxi/山西省; SC Sichuan/四川省; TJ Tianjin/天津市; XZ Tibet/西藏自治区; XJ Xinjiang/新疆维吾尔自治区; YN Yunnan/云南省;
  ZJ Zhejiang/浙江省`

/** From north to south, the customary order of Japanese forms. */
const japan = `01 Hokkaido/北海道; 02 Aomori/青森県; 03 Iwate/岩手県; 04 Miyagi/宮城県; 05 Akita/秋田県; 06 Yamagata/山形県;
  07 Fukushima/福島県; 08 Ibaraki/茨城県; 09 Tochigi/栃木県; 10 Gunma/群馬県; 11 Saitama/埼玉県; 12 Chiba/千葉県; 13 Tokyo/東京都;
  14 Kanagawa/神奈川県; 15 Niigata/新潟県; 16 Toyama/富山県; 17 Ishikawa/石川県; 18 Fukui/福井県; 19 Yamanashi/山梨県; 20 Nagano/長野県;
  21 Gifu/岐阜県; 22 Shizuoka/静岡県; 23 Aichi/愛知県; 24 Mie/三重県; 25 Shiga/滋賀県; 26 Kyoto/京都府; 27 Osaka/大阪府; 28 Hyogo/兵庫県;
  29 Nara/奈良県; 30 Wakayama/和歌山県; 31 Tottori/鳥取県; 32 Shimane/島根県; 33 Okayama/岡山県; 34 Hiroshima/広島県; 35 Yamaguchi/山口県;
  36 Tokushima/徳島県; 37 Kagawa/香川県; 38 Ehime/愛媛県; 39 Kochi/高知県; 40 Fukuoka/福岡県; 41 Saga/佐賀県; 42 Nagasaki/長崎県;
  43 Kumamoto/熊本県; 44 Oita/大分県; 45 Miyazaki/宮崎県; 46 Kagoshima/鹿児島県; 47 Okinawa/沖縄県`

const emirates = `AZ Abu Dhabi/أبو ظبي; AJ Ajman/عجمان; DU Dubai/دبي; FU Fujairah/الفجيرة; RK Ras Al Khaimah/رأس الخيمة;
  SH Sharjah/الشارقة; UQ Umm Al Quwain/أم القيوين`

const italy = `AG Agrigento; AL Alessandria; AN Ancona; AO Aosta; AR Arezzo; AP Ascoli Piceno; AT Asti; AV Avellino; BA Bari;
  BT Barletta-Andria-Trani; BL Belluno; BN Benevento; BG Bergamo; BI Biella; BO Bologna; BZ Bolzano; BS Brescia; BR Brindisi;
  CA Cagliari; CL Caltanissetta; CB Campobasso; CE Caserta; CT Catania; CZ Catanzaro; CH Chieti; CO Como; CS Cosenza; CR Cremona;
  KR Crotone; CN Cuneo; EN Enna; FM Fermo; FE Ferrara; FI Firenze; FG Foggia; FC Forlì-Cesena; FR Frosinone; GE Genova; GO Gorizia;
  GR Grosseto; IM Imperia; IS Isernia; AQ L'Aquila; SP La Spezia; LT Latina; LE Lecce; LC Lecco; LI Livorno; LO Lodi; LU Lucca;
  MC Macerata; MN Mantova; MS Massa-Carrara; MT Matera; ME Messina; MI Milano; MO Modena; MB Monza e Brianza; NA Napoli; NO Novara;
  NU Nuoro; OR Oristano; PD Padova; PA Palermo; PR Parma; PV Pavia; PG Perugia; PU Pesaro e Urbino; PE Pescara; PC Piacenza; PI Pisa;
  PT Pistoia; PN Pordenone; PZ Potenza; PO Prato; RG Ragusa; RA Ravenna; RC Reggio Calabria; RE Reggio Emilia; RI Rieti; RN Rimini;
  RM Roma; RO Rovigo; SA Salerno; SS Sassari; SV Savona; SI Siena; SR Siracusa; SO Sondrio; SU Sud Sardegna; TA Taranto; TE Teramo;
  TR Terni; TO Torino; TP Trapani; TN Trento; TV Treviso; TS Trieste; UD Udine; VA Varese; VE Venezia; VB Verbano-Cusio-Ossola;
  VC Vercelli; VR Verona; VV Vibo Valentia; VI Vicenza; VT Viterbo`

const spain = `C A Coruña; VI Álava; AB Albacete; A Alicante; AL Almería; O Asturias; AV Ávila; BA Badajoz; B Barcelona; BI Bizkaia;
  BU Burgos; CC Cáceres; CA Cádiz; S Cantabria; CS Castellón; CE Ceuta; CR Ciudad Real; CO Córdoba; CU Cuenca; SS Gipuzkoa; GI Girona;
  GR Granada; GU Guadalajara; H Huelva; HU Huesca; PM Illes Balears; J Jaén; LO La Rioja; GC Las Palmas; LE León; L Lleida; LU Lugo;
  M Madrid; MA Málaga; ML Melilla; MU Murcia; NA Navarra; OR Ourense; P Palencia; PO Pontevedra; SA Salamanca;
  TF Santa Cruz de Tenerife; SG Segovia; SE Sevilla; SO Soria; T Tarragona; TE Teruel; TO Toledo; V Valencia; VA Valladolid; ZA Zamora;
  Z Zaragoza`

const canada = `AB Alberta; BC British Columbia; MB Manitoba; NB New Brunswick; NL Newfoundland and Labrador; NT Northwest Territories;
  NS Nova Scotia; NU Nunavut; ON Ontario; PE Prince Edward Island; QC Quebec; SK Saskatchewan; YT Yukon`

const australia = `ACT Australian Capital Territory; NSW New South Wales; NT Northern Territory; QLD Queensland; SA South Australia;
  TAS Tasmania; VIC Victoria; WA Western Australia`

const mexico = `AGU Aguascalientes; BCN Baja California; BCS Baja California Sur; CAM Campeche; CHP Chiapas; CHH Chihuahua;
  CMX Ciudad de México; COA Coahuila; COL Colima; DUR Durango; MEX Estado de México; GUA Guanajuato; GRO Guerrero; HID Hidalgo;
  JAL Jalisco; MIC Michoacán; MOR Morelos; NAY Nayarit; NLE Nuevo León; OAX Oaxaca; PUE Puebla; QUE Querétaro; ROO Quintana Roo;
  SLP San Luis Potosí; SIN Sinaloa; SON Sonora; TAB Tabasco; TAM Tamaulipas; TLA Tlaxcala; VER Veracruz; YUC Yucatán; ZAC Zacatecas`

const korea = `11 Seoul/서울특별시; 26 Busan/부산광역시; 27 Daegu/대구광역시; 28 Incheon/인천광역시; 29 Gwangju/광주광역시; 30 Daejeon/대전광역시;
  31 Ulsan/울산광역시; 50 Sejong/세종특별자치시; 41 Gyeonggi/경기도; 42 Gangwon/강원특별자치도; 43 Chungbuk/충청북도; 44 Chungnam/충청남도;
  45 Jeonbuk/전북특별자치도; 46 Jeonnam/전라남도; 47 Gyeongbuk/경상북도; 48 Gyeongnam/경상남도; 49 Jeju/제주특별자치도`

/** Addresses of other countries contain no state. */
export const statesByCountry: Readonly<Partial<Record<Country, readonly State[]>>> = {
  US: parse(unitedStates),
  CN: parse(china),
  JP: parse(japan),
  AE: parse(emirates),
  IT: parse(italy),
  ES: parse(spain),
  CA: parse(canada),
  AU: parse(australia),
  MX: parse(mexico),
  KR: parse(korea),
}

export function statesOf(country: Country): readonly State[] {
  return statesByCountry[country] ?? []
}

/** Locales that show state names in the country's own script; all others show Latin letters. */
const readers: Partial<Record<Country, readonly Locale[]>> = {
  CN: ['zh', 'ja'],
  JP: ['ja', 'zh'],
  AE: ['ar'],
}

/** Whether readers of the locale read the country's own script. */
export function readsScriptOf(country: Country, locale: Locale): boolean {
  return readers[country]?.includes(locale) ?? false
}

export function stateName({ name, native }: State, country: Country, locale: Locale): string {
  return (readsScriptOf(country, locale) && native) || name
}
