// English words of the search: phrases of topics, words of price limits, and words for a low price.
import type { PriceWords } from '../price-words.ts'
import type { TopicPhrases } from '../topics.ts'

export const topics: TopicPhrases = {
  teddy: 'teddy, teddy bear, stuffed bear, bear, plush bear, cuddly bear',
  mug: 'coffee mug, cup, tea mug, beaker, coffee cup, mugs, java mug, cuppa mug, chai mug, soup mug, big mug, cocoa mug, mug',
  tumbler:
    'flask, thermos, travel mug, to go mug, insulated cup, thermal mug, water bottle, coffee cup to go, sippy cup, hot cup, commuter cup, cold cup, hydro flask, sippy tumbler, sports bottle, drink bottle, straw cup, thermo, insulated tumbler, coffee flask, canteen, keep coffee hot, keeps coffee warm, coffee on the go, coffee warm, tumbler',
  necklace:
    'pendant, chain, locket, choker, neck chain, charm necklace, charm, jewelry piece, lavalier, choker necklace, heart pendant, neck jewelry, gold chain, silver chain, necklace',
  jewelleryBox:
    'jewelry box, trinket box, jewelry case, jewelry holder, jewelry organizer, jewelry chest, ring box, earring box, watch box, jewelry storage, jewel box, jewelry storage box, jewelry stand, vanity box',
  ringDish:
    'trinket dish, ring holder, ring tray, trinket tray, jewelry dish, catchall, catch all, key tray, jewelry plate, trinket bowl, ring bowl, soap dish, jewelry bowl, wedding ring holder, ring plate, trinket plate, store rings, keep rings, rings at night, lose rings',
  wreath:
    'door decoration, front door, door hanger, door hanging, holiday wreath, pine wreath, door wreath, christmas wreath, door hanging decor, front porch decor, door, hang on the door, front door decor, wreath, wreaths',
  baubles:
    'ornament, ornaments, bulb, tree ornament, christmas ball, tree decorations, tree decoration, tree balls, christmas bulbs, glass ornaments, glass balls, xmas balls, christmas balls, tree baubles, baubles',
  christmasStocking: 'christmas sock, xmas sock, mantel stocking, fireplace sock, xmas stocking',
  snowGlobe:
    'snow dome, snowdome, snow ball, glitter globe, shake ball, shaker globe, glitter ball, water ball',
  gingerbread:
    'ginger bread, lebkuchen, gingerbread cottage, candy house, gingerbread cookies, cookie house, gingerbread man, gingerbread kit',
  adventCalendar: 'countdown calendar, december calendar, xmas calendar, christmas calendar, 24 days',
  truffles:
    'bonbons, chocolates box, box of chocolates, pralines, chocs, assorted chocolates, candy box, chocolate box, fancy chocolate, gourmet chocolate, chocolate assortment, filled chocolates, truffles, chocolate truffles',
  macarons:
    'macaroon, macaroons, french cookies, french pastries, pastries, french pastry, patisserie, petit fours, macarons',
  cookies:
    'biscuits, biscuit, frosted cookies, sugar cookies, shortbread, decorated cookies, cookie box, sugar cookie, cookies',
  tea: 'loose tea, tea leaves, herbal tea, green tea, tea caddy, tea canister, earl grey, chamomile, black tea, tea box, tea bags, teabags, iced tea, matcha, oolong, brew, cuppa, teabag, tea leaf, tea sampler, tea gift, loose leaf',
  teaSet:
    'tea pot, teapot, tea service, teapot and cups, teacup, tea for two, teapot set, tea kettle, tea cups, afternoon tea set',
  candle:
    'wax light, votive, jar candle, scented light, tea light, tealight, pillar candle, melts, wax melt, tart, scented jar, candle jar, smelly candle, aromatherapy candle, candle, candles',
  frame:
    'photo frame, picture holder, photo holder, picture frame, photo display, family photo, wall art frame, frame',
  cushion:
    'pillow, throw pillow, decorative pillow, bolster, scatter cushion, pillowcase, pillow cover, couch pillow, sofa pillow, accent pillow, lumbar pillow, pillow case',
  clock:
    'wall timepiece, watch, timepiece, alarm clock, desk clock, always late, never on time, punctual, tell the time, clock, clocks',
  vase: 'flower vase, vessel, flower pot, planter',
  bouquet:
    'posy, bunch, nosegay, flower arrangement, floral arrangement, centerpiece, cut flowers, flower delivery, fresh flowers, wildflowers',
  roses: 'red roses, dozen roses, long stem roses, rose bouquet, roses',
  daffodils: 'narcissus, spring bulbs, potted bulbs, jonquil',
  succulent:
    'cacti, echeveria, cactus, aloe, aloe vera, jade plant, potted cactus, air plant, mini plant, tiny plant',
  garland: 'bunting, banner, mantel garland, pennant, pennants, streamer, streamers, swag, garland',
  basket: 'hamper, wicker basket, trug',
  egg: 'easter eggs, decorated eggs',
  bunny: 'rabbit, hare, bunnies, rabbits, figurine, figurines',
  musicBox:
    'musical box, wind up toy, merry go round, musical toy, lullaby, crib lullaby, wind-up toy, carousel toy, music toy, lullaby box, jewelry music box, musical carousel',
  giftBox:
    'present box, gift package, gift set box, keepsake box, empty box, hamper, gift hamper, gift set, present set, gift crate, gift basket, care package box, empty gift box, wrapping box, present wrapping, gift packaging, care box',
  card: "note card, envelope card, wish card, mother's day note, note to mom, thank you card, birthday card, gift card, congratulations card, note card set, card, cards",
  notebook:
    'journal, note book, diary, jotter, writing pad, log book, logbook, memo book, travel journal, gratitude journal, exercise book, legal pad, writing book, agenda, ruled notebook, dotted notebook, personal diary, notebook',
  balloons:
    'foil balloons, helium balloons, mylar balloon, balloon bouquet, birthday balloons, heart balloon, balloons, balloon',
  spaSet:
    'bath set, pamper set, toiletries, skincare, beauty set, bath and body, self care kit, self care set, spa kit, pamper kit, pampering set, body lotion, bathing set, hand cream, face mask, relaxation gift, bath and body works, spa basket, bath gift set, self-care box, pamper hamper, bubble bath, body wash, shower gel, spa box, massage',
  perfume:
    "eau de toilette, cologne, body spray, fragrance, body mist, scent spray, fragrance mist, toilette, women's fragrance, eau de parfum, edp, body perfume, women’s perfume, scent for her",
  starTree: 'wooden tree, table tree, tabletop tree',
  wedding:
    'wedding, weddings, bride, groom, bridal, bridal shower, engagement, engaged, newlyweds, just married, marriage, married, silver wedding, golden wedding, hen party, bachelorette, bridesmaid, maid of honor, best man, anniversary, years together, wedding registry, bride to be, newlywed, tying the knot, wedding couple, wedding gift, wedding day, vow renewal, mr and mrs, bridal party, silver anniversary, golden anniversary, got engaged, getting married, said yes, civil ceremony, elopement, tie the knot, wedding guests',
  baby: 'baby, baby shower, newborn, new baby, hello baby, baby gift, expecting, pregnant, pregnancy, new parents, new mom, new mum, godchild, goddaughter, godson, christening, baptism, maternity, first time aunt, become an aunt, going to be an aunt, infant, birth, baby boy, baby girl, gender reveal, sip and see, baby sprinkle, newborn gift, new mommy, postpartum, bump, brand new baby, first baby, just had a baby, had a baby, gave birth, giving birth, becoming a dad, becoming a mom, having twins, twins, little bundle, new arrival, grandchild born, new grandma, first grandchild',
  home: 'housewarming, new home, new house, new apartment, new flat, first home, first apartment, moved in, moving in, move in, just moved, homeowner, living alone, own place, home decor, dorm, new homeowner, home owner, first place, new place, moving away, dorm room, first apartment gift, closing gift, realtor gift, new crib, just bought a house, just moved house, bought a condo, condo, townhouse, new neighborhood, settling in, moved to a new city, bought their first house',
  birthday:
    'birthday, bday, b-day, turning, birthday present, birthday girl, birthday boy, hbd, born day, sweet 16, sweet sixteen, milestone birthday, 21st, 30th, 40th, 50th, 60th',
  graduation:
    'graduation, graduate, grad, graduated, exam, passed exam, new job, promotion, degree, college, diploma, phd, driving test, commencement, grad gift, med school, nursing school, bar exam, got into college, college grad, new job gift, passed the bar, passed her exam, finished school, got promoted, first job, dream job, valedictorian',
  school:
    'first day of school, back to school, starting school, school start, school kid, student, kindergarten, pupil',
  farewell:
    'retirement, retiring, retired, retiree, leaving, leaving gift, farewell, goodbye, going away, last day at work, work anniversary, leaving do, last day, new chapter, going away gift, moving abroad, happy retirement, retirement party, stepping down, last shift, colleague leaving',
  recovery:
    'get well, get well soon, feel better, hospital, surgery, sick, ill, recovery, cheer up, cheering up, bad day, care package, broken leg, cancer, chemo, under the weather, broken arm, speedy recovery, hospital stay, after surgery, feeling down, flu, breakup, cheer her up, had surgery, hip replacement, wisdom teeth, bedridden, recuperate, recovering, covid, concussion, chin up, hard time, tough time, rough patch, going through a lot, rough week, tough year',
  sympathy:
    'sympathy, condolence, condolences, funeral, bereavement, grief, in memory, memorial, loss, mourning, passed away, died, lost her mom, lost his dad, sorry for your loss, death, rip',
  thanks:
    'thank you, thanks, thank, thankful, grateful, appreciation, teacher, teachers, babysitter, nanny, nurse, doctor, coach, caregiver, mail carrier, mailman, cleaner, neighbor, neighbour, assistant, tutor, volunteer, small token, token, hair stylist, hairdresser, bus driver, crossing guard, daycare teacher, dog sitter, house sitter, pet sitter, vet, dentist, therapist, thank you so much, ty, appreciate you, mentor, principal, watered my plants, watched my dog, fed my cat, helped me move, teacher aide, secretary, receptionist, dental hygienist, librarian, school bus driver, paramedic, firefighter, lunch lady, housekeeper',
  communion: 'communion, first communion, confirmation, bar mitzvah, bat mitzvah',
  love: 'romantic, romance, valentine, valentines, vday, i love you, sweetheart, date night, crush, wife, girlfriend, fiance, fiancee, lover, soulmate, in love, for her, bae, boo, gf, bf, significant other, soul mate, better half, honeymoon, first date, valentine’s, be mine, partner',
  apology: 'sorry, apology, apologize, forgive me, forgot, make up, i messed up, forgive, in the doghouse',
  christmas:
    'christmas, xmas, holidays, holiday season, christmas tree, tree trimming, christmas decorations, festive, noel, yule, santa, christmas eve, december, xmas gift, santa claus, reindeer, mistletoe, tree topper, christmassy, winter holidays, yuletide',
  nicholas:
    'stocking stuffer, stocking stuffers, stocking filler, stocking fillers, st nicholas, saint nick, shoe gift',
  secretSanta: 'secret santa, white elephant, yankee swap, office party, gift exchange, kris kringle',
  host: 'hostess, host, dinner party, dinner guest, invited to dinner, party host, party hostess, thanksgiving host, potluck, houseguest, house guest, bring to dinner, weekend host, staying with friends',
  advent: 'advent, countdown, st lucia, lucia, countdown to christmas',
  easter: 'easter, easter bunny, easter stuff, spring',
  women: 'women’s day, womens day, march 8, galentine, galentines',
  mother:
    'mom, mum, mother, mama, mother in law, stepmom, motherly, mommy, mummy, momma, ma, mamma, mil, future mother in law',
  man: 'dad, father, daddy, husband, boyfriend, grandpa, grandfather, granddad, men, guys, guy, him, uncle, brother, boss, son, father in law, stepdad, hubby, pops, papa, pop, gramps, fil, bro, groomsmen, gentleman, dude, my guy, for dad, old man',
  grandparent:
    'grandma, grandmother, granny, nana, grandparents, nan, gran, aunt, auntie, grammy, nanna, grams, mimi, meemaw, gigi, abuela, oma, godmother, nonna, elderly',
  friend:
    'best friend, bestie, bff, friend, sister, colleague, coworker, roommate, flatmate, girls night, cousin, gal pal, pal, buddy, work bestie, neighbor friend, girlfriends, besties, sis, sorority',
  teenager: 'teen, teens, teenager, teenage, tween, gen z, teenage girl, teen girl, 16 year old',
  nameDay: 'name day',
  guests:
    'guests, afternoon tea, tea party, tea time, serving tea, visitors, brunch, breakfast, family gathering, family dinner',
  cosy: 'cozy, cosy, hygge, snug, warm and cozy, winter evening, dark evenings, rainy day, movie night, night in, comfort, comfy, always cold, cold hands, freezing, snuggle, blanket, fireplace, fall vibes, cozy night, always freezing, feels the cold, gets cold',
  relax:
    'relax, relaxing, relaxation, self care, selfcare, pamper, pampering, stress relief, stressed, unwind, me time, calm, spa day, wellness, mindfulness, burnout, tired, sleep, needs a break, take a break, hard day, long day, zen, chill, chill out, overworked, exhausted, insomnia, meditation, decompress, me-time, burnt out, bubble bath night, stressed out, treat myself, for myself, spoil myself, peace and quiet, needs rest, overwhelmed, anxious, anxiety, new routine, spa night, girls spa night, bubble baths, busy mom, busy, a lot on her plate, stressed mom',
  coffee:
    'coffee, coffee lover, hot drink, hot cocoa, cocoa, drinkware, to go cup, espresso, latte, caffeine, coffee addict, barista, coffee drinker, coffeeholic, hot chocolate',
  office:
    'office, desk, desk accessories, work from home, home office, workplace, work, cubicle, desk decor, wfh, corporate, client, clients, boss gift, office gift, staff, employees, employee appreciation',
  travel:
    'travel, traveler, traveller, commute, commuter, on the go, road trip, hiking, hiker, outdoors, camping, trip, picnic, adventure, hitting the road, car, globetrotter, vacation, airplane, backpacker, gym, hike',
  bag: 'shopping, groceries, purse, handbag, canvas bag, market bag, beach bag, purse organizer bag, tote, reusable bag, farmers market, book bag, carryall, canvas tote',
  decoration:
    'decor, decoration, decorations, decorate, living room, interior, mantel, wall art, wall decor, hallway, ornamental, knickknack, home accent, shelf decor, bedroom decor, wall decoration, coffee table, rustic, farmhouse, knick knack',
  nursery: 'nursery, kids room, baby room, crib, bedtime, lullaby, mobile',
  bath: 'bath, bathroom, bathtub, soak, shower, soap, bath salts, bath oil, bath bomb',
  plants:
    'plant, plants, gardener, gardening, garden, green thumb, plant lover, houseplant, greenery, house plant, indoor plant, green plant, plant mom, plant dad, plant lady, house plants, botanical, green plant lover',
  easyPlant:
    'kills plants, low maintenance plant, easy care plant, hard to kill, no green thumb, office plant, desk plant, cactus',
  flowers: 'flowers, flower, bloom, blooms, florist, bunch of flowers',
  firstSteps:
    'learning to walk, learns to walk, first steps, pull toy, toddler, push toy, walking toy, pull-along toy, wheeled toy, toy on wheels, push along',
  plush:
    'plush, plushie, stuffed animal, stuffed toy, soft toy, cuddly toy, stuffie, lovey, lovie, snuggle buddy, snuggly bunny, snuggly toy, cuddle buddy, comfort toy, cuddle toy, squishy toy, plush animal, stuffed bunny, cuddly, build a bear, plushy, stuffy, soft animal',
  children:
    'kids, kid, children, child, toddler, boys, girls, toy, toys, little one, grandson, granddaughter, grandchild, niece, nephew, preschooler, kiddo, little girl, little boy, youngster, tot, first grader, grandkids, grandbaby, godchild gift, kindergartener, playtime, 3 year old, 4 year old, 5 year old',
  sweets:
    'sweets, candy, candies, sweet tooth, treats, treat, dessert, snack, snacks, goodies, foodie, edible, something sweet, chocolates, chocoholic, confectionery, sugary, something tasty, yummy, munchies, sugar rush, sweet stuff, sweetie',
  easterSweets: 'easter candy, easter chocolate, easter treats',
  stationery:
    'stationery, writing, writer, write, planner, journaling, bullet journal, paper goods, student notes, diary, organizer, sketchbook, bujo, stationary, office supplies, calligraphy, author',
  jewellery: 'jewelry, jewellery, accessories, accessory, bling, fashion jewelry, pendant',
  scent:
    'fragrance, fragrances, home fragrance, scent, scents, smells nice, smell good, aromatherapy, cologne, perfume, home scent, room spray, diffuser, incense, air freshener, smellgood',
  keepsake:
    'keepsake, memory, memories, memento, sentimental, photos, heirloom, memory box, souvenir, memory lane, time capsule, nostalgic, in loving memory',
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
  reading:
    'book lover, bookworm, reader, loves to read, reading, books, book club, librarian gift, avid reader',
  cooking:
    'cook, cooking, chef, loves to cook, baking, baker, loves to bake, foodie gift, kitchen lover, hobby cook',
  sport: 'yoga, runner, running, workout, fitness, athlete, cyclist, swimmer, pilates, sporty',
}

export const prices: PriceWords = {
  below:
    'maximum of|max of|no higher than|not exceeding|not to exceed|cheaper|costs? less than|costing under|beneath|budget|no more than|not more than|less than|cheaper than|lower than|at most|up to|under|below|?within|maximum|max|not over',
  above:
    'minimum of|higher than|upwards of|upward of|exceed(?:ing)?|north of|pricier than|more expensive than|no less than|more than|at least|starting at|starting from|over|above|minimum|min|?from',
  between: [
    ['between', 'to|-'],
    ['anywhere from', 'to|-'],
    ['between', 'and'],
    ['from', 'to'],
    ['', 'to|-'],
  ],
  around:
    'in the neighborhood of|?close to|?near|?give or take|around|about|approximately|approx|roughly|circa',
  belowAfter:
    'or cheaper|or lower|at most|or so max|and less|budget|or less|or under|or below|and under|and below|max|maximum|tops',
  aboveAfter: 'or higher|and higher|upwards|or more|or over|and up|and over|and above|?plus',
  aroundAfter: '-?ish|or so|?give or take|more or less',
  not: String.raw`not|no|does not cost|doesn'?t cost|doesnt cost|do not|don'?t|won'?t|isn'?t|is not|never`,
  budget: 'budget of|budget is|budget|price range of|price range|price',
  lead: String.raw`for|at|a|an|of|in the|in|priced|price(?: range)?|that|which|costs?|costing|is|with|within|my|budget|spend|spending|anything|range|us|approx\.?|only`,
  tail: 'budget|price range|range|dollars?|bucks|each|total',
  currency: 'quid|us dollars?|dollars|dollar|bucks?|euros|euro|pounds|pound',
}

export const cheap = String.raw`low(?:er|est)?[ -]price[ds]?|reasonably priced|economical|thrifty|frugal|penny pincher|good value|pocket[ -]money|cheap(?:er|est|ies?)?|inexpensive|affordable|low[ -]cost|low[ -]budget|budget[ -]friendly|on a budget|(?:tight|small) budget|not (?:too )?expensive|bargains?|dirt cheap`
