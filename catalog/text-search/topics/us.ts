// English phrases of topics.
import type { TopicPhrases } from '../topics.ts'

export const us: TopicPhrases = {
  mug: 'coffee mug, cup, tea mug, beaker, coffee cup, mugs, java mug, cuppa mug, chai mug',
  tumbler:
    'flask, thermos, travel mug, to go mug, insulated cup, thermal mug, water bottle, coffee cup to go, sippy cup, hot cup, commuter cup, cold cup',
  necklace: 'pendant, chain, locket, choker, neck chain, charm necklace, charm, jewelry piece, lavalier',
  jewelleryBox:
    'jewelry box, trinket box, jewelry case, jewelry holder, jewelry organizer, jewelry chest, ring box, earring box, watch box, jewelry storage',
  ringDish:
    'trinket dish, ring holder, ring tray, trinket tray, jewelry dish, catchall, catch all, key tray, jewelry plate, trinket bowl',
  wreath: 'door decoration, front door, door hanger, door hanging, holiday wreath, pine wreath',
  baubles:
    'ornament, ornaments, bulb, tree ornament, christmas ball, tree decorations, tree decoration, tree balls, christmas bulbs',
  christmasStocking: 'christmas sock, xmas sock',
  snowGlobe:
    'snow dome, snowdome, snow ball, glitter globe, shake ball, shaker globe, glitter ball, water ball',
  gingerbread: 'ginger bread, lebkuchen, gingerbread cottage, candy house',
  adventCalendar: 'countdown calendar, december calendar',
  truffles: 'bonbons, chocolates box, box of chocolates, pralines, chocs, assorted chocolates',
  macarons:
    'macaroon, macaroons, french cookies, french pastries, pastries, french pastry, patisserie, petit fours',
  cookies: 'biscuits, biscuit, frosted cookies, sugar cookies, shortbread',
  tea: 'loose tea, tea leaves, herbal tea, green tea, tea caddy, tea canister, earl grey, chamomile, black tea, tea box, tea bags, teabags, iced tea, matcha, oolong, brew, cuppa',
  teaSet: 'tea pot, teapot, tea service, teapot and cups, teacup',
  candle:
    'wax light, votive, jar candle, scented light, tea light, tealight, pillar candle, melts, wax melt, tart',
  frame: 'photo frame, picture holder, photo holder',
  cushion: 'pillow, throw pillow, decorative pillow, bolster, scatter cushion, pillowcase, pillow cover',
  clock: 'wall timepiece, watch, timepiece, alarm clock, desk clock',
  vase: 'flower vase, vessel',
  bouquet: 'posy, bunch, nosegay, flower arrangement, floral arrangement, centerpiece',
  roses: 'red roses, dozen roses, long stem roses',
  daffodils: 'narcissus, spring bulbs, potted bulbs, jonquil',
  succulent:
    'cacti, echeveria, cactus, aloe, aloe vera, jade plant, potted cactus, air plant, mini plant, tiny plant',
  garland: 'bunting, banner, mantel garland, pennant, pennants, streamer, streamers, swag',
  basket: 'hamper, wicker basket, trug',
  egg: 'easter eggs, decorated eggs',
  bunny: 'rabbit, hare, bunnies, rabbits, figurine, figurines',
  musicBox:
    'musical box, wind up toy, merry go round, musical toy, lullaby, crib lullaby, wind-up toy, carousel toy, music toy',
  giftBox:
    'present box, gift package, gift set box, keepsake box, empty box, hamper, gift hamper, gift set, present set, gift crate, gift basket, care package box',
  card: "note card, envelope card, wish card, mother's day note, note to mom, thank you card, birthday card",
  notebook:
    'journal, note book, diary, jotter, writing pad, log book, logbook, memo book, travel journal, gratitude journal, exercise book',
  balloons: 'foil balloons, helium balloons',
  spaSet:
    'bath set, pamper set, toiletries, skincare, beauty set, bath and body, self care kit, self care set, spa kit, pamper kit, pampering set, body lotion, bathing set, hand cream, face mask, relaxation gift',
  perfume:
    "eau de toilette, cologne, body spray, fragrance, body mist, scent spray, fragrance mist, toilette, women's fragrance",
  starTree: 'wooden tree, table tree, tabletop tree',
  wedding:
    'wedding, weddings, bride, groom, bridal, bridal shower, engagement, engaged, newlyweds, just married, marriage, married, silver wedding, golden wedding, hen party, bachelorette, bridesmaid, maid of honor, best man, anniversary, years together, wedding registry',
  baby: 'baby, baby shower, newborn, new baby, hello baby, baby gift, expecting, pregnant, pregnancy, new parents, new mom, new mum, godchild, goddaughter, godson, christening, baptism, maternity, first time aunt, become an aunt, going to be an aunt, infant, birth',
  home: 'housewarming, new home, new house, new apartment, new flat, first home, first apartment, moved in, moving in, move in, just moved, homeowner, living alone, own place, home decor, dorm',
  birthday: 'birthday, bday, b-day, turning, birthday present, birthday girl, birthday boy, hbd',
  graduation:
    'graduation, graduate, grad, graduated, exam, passed exam, new job, promotion, degree, college, diploma, phd, driving test',
  school:
    'first day of school, back to school, starting school, school start, school kid, student, kindergarten, pupil',
  farewell:
    'retirement, retiring, retired, retiree, leaving, leaving gift, farewell, goodbye, going away, last day at work, work anniversary',
  recovery:
    'get well, get well soon, feel better, hospital, surgery, sick, ill, recovery, cheer up, cheering up, bad day, care package, broken leg',
  sympathy:
    'sympathy, condolence, condolences, funeral, bereavement, grief, in memory, memorial, loss, mourning',
  thanks:
    'thank you, thanks, thank, thankful, grateful, appreciation, teacher, teachers, babysitter, nanny, nurse, doctor, coach, caregiver, mail carrier, mailman, cleaner, neighbor, neighbour, assistant, tutor, volunteer, small token, token',
  communion: 'communion, first communion, confirmation, bar mitzvah, bat mitzvah',
  love: 'romantic, romance, valentine, valentines, vday, i love you, sweetheart, date night, crush, wife, girlfriend, fiance, fiancee, lover, soulmate, in love, for her',
  apology: 'sorry, apology, apologize, forgive me, forgot, make up',
  christmas:
    'christmas, xmas, holidays, holiday season, christmas tree, tree trimming, christmas decorations, festive, noel, yule, santa, christmas eve, december',
  nicholas:
    'stocking stuffer, stocking stuffers, stocking filler, stocking fillers, st nicholas, saint nick, shoe gift',
  secretSanta: 'secret santa, white elephant, yankee swap, office party, gift exchange, kris kringle',
  host: 'hostess, host, dinner party, dinner guest, invited to dinner, party host',
  advent: 'advent, countdown, st lucia, lucia, countdown to christmas',
  easter: 'easter, easter bunny, easter stuff, spring',
  women: 'women’s day, womens day, march 8, galentine, galentines',
  mother: 'mom, mum, mother, mama, mother in law, stepmom, motherly, mommy, mummy',
  man: 'dad, father, daddy, husband, boyfriend, grandpa, grandfather, granddad, men, guys, guy, him, uncle, brother, boss, son, father in law, stepdad, hubby',
  grandparent: 'grandma, grandmother, granny, nana, grandparents, nan, gran, aunt, auntie, grammy',
  friend:
    'best friend, bestie, bff, friend, sister, colleague, coworker, roommate, flatmate, girls night, cousin',
  teenager: 'teen, teens, teenager, teenage, tween',
  nameDay: 'name day',
  guests:
    'guests, afternoon tea, tea party, tea time, serving tea, visitors, brunch, breakfast, family gathering, family dinner',
  cosy: 'cozy, cosy, hygge, snug, warm and cozy, winter evening, dark evenings, rainy day, movie night, night in, comfort, comfy, always cold, cold hands, freezing',
  relax:
    'relax, relaxing, relaxation, self care, selfcare, pamper, pampering, stress relief, stressed, unwind, me time, calm, spa day, wellness, mindfulness, burnout, tired, sleep, needs a break, take a break, hard day, long day',
  coffee: 'coffee, coffee lover, hot drink, hot cocoa, cocoa, drinkware, to go cup, espresso',
  office: 'office, desk, desk accessories, work from home, home office, workplace, work',
  travel:
    'travel, traveler, traveller, commute, commuter, on the go, road trip, hiking, hiker, outdoors, camping, trip, picnic, adventure',
  bag: 'shopping, groceries, purse, handbag, canvas bag, market bag, beach bag, purse organizer bag',
  decoration:
    'decor, decoration, decorations, decorate, living room, interior, mantel, wall art, wall decor, hallway, ornamental, knickknack',
  nursery: 'nursery, kids room, baby room, crib, bedtime, lullaby, mobile',
  bath: 'bath, bathroom, bathtub, soak, shower, soap, bath salts, bath oil, bath bomb',
  plants:
    'plant, plants, gardener, gardening, garden, green thumb, plant lover, houseplant, greenery, house plant, indoor plant, green plant',
  easyPlant:
    'kills plants, low maintenance plant, easy care plant, hard to kill, no green thumb, office plant, desk plant, cactus',
  flowers: 'flowers, flower, bloom, blooms, florist, bunch of flowers',
  firstSteps:
    'learning to walk, learns to walk, first steps, pull toy, toddler, push toy, walking toy, pull-along toy, wheeled toy, toy on wheels, push along',
  plush:
    'plush, plushie, stuffed animal, stuffed toy, soft toy, cuddly toy, stuffie, lovey, lovie, snuggle buddy, snuggly bunny, snuggly toy, cuddle buddy, comfort toy, cuddle toy, squishy toy, plush animal',
  children:
    'kids, kid, children, child, toddler, boys, girls, toy, toys, little one, grandson, granddaughter, grandchild, niece, nephew, preschooler',
  sweets:
    'sweets, candy, candies, sweet tooth, treats, treat, dessert, snack, snacks, goodies, foodie, edible, something sweet, chocolates, chocoholic, confectionery',
  easterSweets: 'easter candy, easter chocolate, easter treats',
  stationery:
    'stationery, writing, writer, write, planner, journaling, bullet journal, paper goods, student notes, diary, organizer, sketchbook',
  jewellery: 'jewelry, jewellery, accessories, accessory, bling, fashion jewelry, pendant',
  scent:
    'fragrance, fragrances, home fragrance, scent, scents, smells nice, smell good, aromatherapy, cologne, perfume',
  keepsake: 'keepsake, memory, memories, memento, sentimental, photos, heirloom, memory box, souvenir',
  post: 'greeting card, mail in an envelope, by mail, letterbox, snail mail, flat gift, handwritten note, postcard',
  name: 'with name, monogram, monogrammed, initials, personalized, custom, customized, engraved',
  party: 'party, party supplies, party decor, celebration, decorating a party',
  wool: 'wool, woolen, woollen, felt, felted, knit, knitted, yarn',
  cotton: 'cotton, canvas, cloth, fabric, textile',
  clay: 'terracotta, terra cotta, clay, earthenware',
  wicker: 'wicker, willow, rattan, woven, seagrass',
  oak: 'oak, oak wood, hardwood',
  lightWood: 'birch, beech, maple, lime wood, basswood',
  wood: 'wood, wooden, timber',
  steel: 'steel, stainless steel, metal, insulated',
  silver: 'silver, sterling, sterling silver, gold plated',
  porcelain: 'porcelain, china, bone china',
  ceramic: 'ceramic, ceramics, stoneware, pottery, handmade pottery',
  glass: 'glass, crystal, blown glass',
  linen: 'linen, flax',
  velvet: 'velvet, velvety, velour',
  wax: 'wax, soy wax, soy, beeswax',
  paper: 'paper, cardboard, kraft',
  satin: 'satin, silk, silky',
  brass: 'brass, golden metal',
}
