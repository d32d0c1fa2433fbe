// The sample shop's words in English.
import type { SampleTexts } from './sample-texts.ts'

export const us: SampleTexts = {
  products: {
    'tulip-bouquet-vase': {
      title: 'Spring Tulip Bouquet in Ceramic Vase',
      description: [
        'Fifteen tulips in pink, peach and ivory, cut in bud on the morning we send them and already arranged in their vase. They open over two or three days, lean toward the window, and go on growing a little in the water, as tulips do.',
        'The vase is stoneware with a matt, faintly speckled glaze. It is thrown narrow at the neck so that a loose bunch stands by itself, which makes it the vase you reach for long after the tulips have gone.',
        'The small bouquet has nine stems, the medium fifteen, the large twenty-five in a taller vase.',
      ],
      details: {
        contents: 'Cut tulips, stoneware vase, flower food, care card',
        material: 'Vase: glazed stoneware',
        size: 'Vase 8.7 in / 22 cm tall (large: 11 in / 28 cm), opening 3.1 in / 8 cm',
        keeps: 'Seven to nine days in fresh water',
        origin: 'Tulips grown in the Netherlands',
        care: 'Trim the stems by half an inch and change the water every two days. Keep away from fruit and radiators. The vase goes in the dishwasher.',
        safety: 'Not for eating. Tulips are harmful to cats and dogs.',
      },
      alts: ['Pink, peach and ivory tulips in a round white ceramic vase'],
    },
    'rose-bouquet-kraft': {
      title: 'Garden Rose Bouquet in Kraft Paper',
      description: [
        'Blush, ivory and coral garden roses with sprigs of eucalyptus and gypsophila, tied by hand in a spiral so that the bunch keeps its shape when you set it down. Garden roses are fuller than the florist’s kind, and they have a scent.',
        'We wrap the stems in wet paper, then in kraft paper with a satin ribbon: it can be handed over as it arrives. Medium has twelve roses, large has twenty.',
      ],
      details: {
        contents: 'Cut roses, eucalyptus, gypsophila, flower food, care card',
        material: 'Recyclable kraft paper, satin ribbon',
        size: 'About 15.7 in / 40 cm tall, 11 in / 28 cm across (large: 17.7 × 14.2 in / 45 × 36 cm)',
        keeps: 'Six to eight days in fresh water',
        origin: 'Roses grown in Kenya, bound in the Netherlands',
        care: 'Cut the stems at a slant, take off leaves below the water line, and change the water every two days.',
        safety: 'Not for eating. Stems may have thorns.',
      },
      alts: ['Roses in blush, ivory and coral with eucalyptus, wrapped in kraft paper with a coral ribbon'],
    },
    'daffodil-pot': {
      title: 'Daffodils in Glazed Pot',
      description: [
        'Nine daffodils with deep orange trumpets, growing in their own soil rather than cut. They come with some flowers open and some in bud, and brighten a kitchen table for about two weeks.',
        'Afterwards the bulbs can go into the garden or a balcony box: planted at three times their height, they come back every spring. The glazed pot has a hidden inner pot, so nothing drips on the table.',
      ],
      details: {
        contents: 'Nine daffodil bulbs in flower, glazed pot, planting card',
        material: 'Glazed ceramic',
        size: 'Pot 5.5 in / 14 cm across, 5.1 in / 13 cm tall; plant about 13.8 in / 35 cm',
        keeps: 'Two weeks in flower indoors; years outdoors',
        origin: 'Bulbs and pot from the Netherlands',
        care: 'Bright and cool. Water when the top of the soil feels dry.',
        safety: 'Not for eating. Bulbs are harmful to people and pets; the sap can irritate skin.',
      },
      alts: ['Yellow daffodils with orange centers growing in a sky-blue glazed pot'],
    },
    'potted-succulent': {
      title: 'Succulent Duo in Clay Pots',
      description: [
        'Two echeveria rosettes with blush-colored tips, a larger one and a smaller one, each in a clay pot thrown by hand. Side by side they look like a pair that has always lived together.',
        'They forgive almost everything: holidays, forgetfulness, a week in a post office. Put them in a bright window and give them a little water every two weeks.',
      ],
      details: {
        contents: 'Two echeveria plants in pots, care card',
        material: 'Unglazed and white-glazed earthenware',
        size: 'Pots 4.3 in / 11 cm and 3.1 in / 8 cm across',
        origin: 'Plants from the Netherlands; pots thrown in Portugal',
        care: 'Full light, little water: let the soil dry out completely in between. Not below 41 °F / 5 °C.',
        safety: 'Not for eating.',
      },
      alts: ['Two succulents with pink-tipped leaves, one in a blush pot and one in a white pot'],
    },
    'chocolate-bunny': {
      title: 'Chocolate Bunny with Ribbon',
      description: [
        'A hollow bunny with long ears, cast by hand in a mold that has been in the workshop for sixty years. The walls are thick enough to break with a proper snap, and thin enough to finish.',
        'The milk chocolate has 38% cocoa and tastes of caramel; the dark one has 64% and is only a little bitter. Three praline eggs in foil come with it, and the satin ribbon is tied by someone who ties a great many of them at Easter.',
      ],
      details: {
        contents: 'One hollow chocolate bunny, three foil-wrapped praline eggs, satin ribbon',
        size: '7.5 in / 19 cm tall',
        weight: '7.1 oz / 200 g',
        ingredients: {
          milk: 'Cane sugar, cocoa butter, whole MILK powder, cocoa mass, HAZELNUTS, emulsifier (SOY lecithin), vanilla extract.',
          dark: 'Cocoa mass, cane sugar, cocoa butter, HAZELNUTS, emulsifier (SOY lecithin), vanilla extract.',
        },
        allergens:
          'Contains milk, hazelnuts and soy. May contain other nuts and gluten. The dark bunny may contain milk.',
        keeps: 'At least four months, at 59–64 °F / 15–18 °C and out of the sun',
        origin: 'Made in Belgium',
        safety: 'Remove ribbon and foil before eating. Small eggs are not for children under three.',
      },
      alts: ['Chocolate bunny with a coral satin ribbon beside three small foil-wrapped eggs'],
    },
    'gold-foil-bunny': {
      title: 'Gold Foil Chocolate Bunny',
      description: [
        'The bunny everybody knows from the Easter breakfast table: smooth milk chocolate in crinkled gold foil, with a berry-red ribbon round its neck. Peeling back the ears first is a tradition we do not question.',
        'It sits well on a plate, in a nest or in a coat pocket, and it is small enough to put one beside each cup.',
      ],
      details: {
        contents: 'One hollow milk chocolate bunny in foil',
        size: '5.5 in / 14 cm tall',
        weight: '5.3 oz / 150 g',
        ingredients:
          'Sugar, cocoa butter, whole MILK powder, cocoa mass, skim MILK powder, emulsifier (SOY lecithin), vanilla extract. Cocoa: 32% at least.',
        allergens: 'Contains milk and soy. May contain nuts and gluten.',
        keeps: 'At least six months, cool and dry',
        origin: 'Made in Belgium',
        safety: 'Remove foil and ribbon before eating.',
      },
      alts: ['Chocolate bunny in shiny gold foil with a red ribbon and three foil eggs'],
    },
    'truffle-box': {
      title: 'Box of Twelve Chocolate Truffles',
      description: [
        'Twelve truffles in four kinds: dark with sea salt, milk with hazelnut praline, ruby with raspberry, and white with matcha. Each is rolled, dipped and finished by hand, so no two stripes are alike.',
        'The box is a deep chocolate brown with “for you” in gold on the inside of the lid, where it is only seen when it is opened. The classic filling has a spoonful of cognac in the dark truffles; the other box has none.',
      ],
      details: {
        contents: 'Twelve truffles in a rigid gift box',
        size: 'Box 7.9 × 5.9 × 1.6 in / 20 × 15 × 4 cm',
        weight: '5.9 oz / 168 g',
        ingredients:
          'Cocoa mass, cocoa butter, sugar, CREAM, whole MILK powder, HAZELNUTS, glucose syrup, raspberry powder, matcha tea, BUTTER, emulsifier (SOY lecithin), sea salt. Classic: cognac (2%).',
        allergens: 'Contains milk, hazelnuts and soy. May contain other nuts, gluten and egg.',
        keeps: 'Five weeks at 57–64 °F / 14–18 °C; best within three',
        origin: 'Made in Belgium',
      },
      alts: ['Open brown gift box with twelve decorated truffles, “for you” in gold in the lid'],
    },
    'macaron-box': {
      title: 'Box of Twelve Macarons',
      description: [
        'Almond macarons with a shell that cracks and a middle that gives: rose, pistachio, lemon, blackcurrant, apricot and vanilla, two of each. They are baked on Monday and Wednesday and travel the same evening.',
        'The gift box stands them on edge in three rows, so they arrive whole. The larger box has a second layer.',
      ],
      details: {
        contents: 'Twelve or twenty-four macarons in a gift box',
        size: 'Box 8.3 × 5.9 × 2 in / 21 × 15 × 5 cm',
        weight: '6.7 oz / 190 g (24 pieces: 13.4 oz / 380 g)',
        ingredients:
          'ALMONDS, sugar, EGG white, BUTTER, CREAM, white chocolate (sugar, cocoa butter, MILK powder, SOY lecithin), PISTACHIOS, fruit purées, rose water, vanilla, colors: beetroot, spirulina, curcumin.',
        allergens: 'Contains almonds, pistachios, egg, milk and soy. May contain other nuts and gluten.',
        keeps: 'Six days in the fridge. Take them out half an hour before serving.',
        origin: 'Baked in France',
      },
      alts: ['Open gift box with rows of pastel macarons, a pink and a green one lying in front'],
    },
    'iced-sugar-cookies': {
      title: 'Six Iced Easter Cookies',
      description: [
        'Six butter cookies cut thick, baked until the edges are just golden, and iced by hand: three eggs, a bunny, a flower and a heart. The icing is royal icing, dry to the touch, with a trace of lemon.',
        'Tell us the word for the heart, up to eight letters. “Mom” is the one we pipe most often; names come second.',
      ],
      details: {
        contents: 'Six iced cookies in a box with a window',
        size: 'Cookies 2.8–3.5 in / 7–9 cm, box 10.2 × 7.1 in / 26 × 18 cm',
        weight: '8.5 oz / 240 g',
        ingredients:
          'WHEAT flour, BUTTER, powdered sugar, sugar, EGG, EGG white powder, lemon juice, vanilla, salt, colors: beetroot, spirulina, safflower.',
        allergens: 'Contains wheat, milk and egg. May contain nuts and soy.',
        keeps: 'Six weeks in a tin',
        origin: 'Baked in France',
      },
      personalisation: 'Word on the heart',
      alts: [
        'Six iced cookies: three patterned eggs, a bunny face, a lilac flower and a heart that says “mom”',
      ],
    },
    'tea-tin': {
      title: 'Spring Garden Loose Leaf Tea',
      description: [
        'Green tea with rose petals, spearmint and chamomile: light, a little sweet, and calm enough for the late afternoon. The leaves are whole and large, so they give two infusions.',
        'The sage-green tin closes tightly and has a small gold knob that makes it pleasant to open. A beech scoop lies inside; one level scoop is right for one cup.',
      ],
      details: {
        contents: 'Loose tea in a tin, beech scoop',
        material: 'Tin plate, beech',
        size: 'Tin 3.5 in / 9 cm across, 5.5 in / 14 cm tall',
        weight: '3.5 oz / 100 g for about 45 cups; 7.1 oz / 200 g with a refill bag',
        ingredients:
          'Green tea (62%), spearmint, chamomile flowers, rose petals, cornflower. From organic farming.',
        keeps: '18 months, dry and closed',
        origin: 'Blended in Denmark',
        care: 'Brew at 176 °F / 80 °C for two to three minutes.',
      },
      alts: ['Sage-green tea tin with a flowered label, a wooden scoop of tea with rosebuds in front'],
    },
    'painted-eggs-nest': {
      title: 'Hand-Painted Easter Eggs in a Nest',
      description: [
        'Six wooden eggs painted by hand with bands, dots, daisies and a touch of gold, lying in a nest of woven willow. They are turned from lime wood and have the weight and size of a real egg.',
        'Lay the nest in the middle of the table, or hide the eggs one by one: they survive a night in wet grass. Next year they come out of the box looking as they did this year.',
      ],
      details: {
        contents: 'Six painted eggs, willow nest, storage box',
        material: 'Lime wood, water-based paint, willow',
        size: 'Nest 9.4 in / 24 cm across; eggs 2.4 in / 6 cm',
        origin: 'Made in Germany',
        care: 'Wipe with a dry cloth.',
        safety: 'Decoration, not a toy.',
      },
      alts: ['Pastel painted eggs with dots, stripes and daisies in a round willow nest'],
    },
    'ceramic-bunny-pair': {
      title: 'Ceramic Bunny Pair',
      description: [
        'A large white bunny and a small blush one, glazed so smoothly that they catch the light from the window. Their faces are painted with three strokes each, and the strokes are never quite the same.',
        'They stand on a shelf all year without looking like Easter that someone forgot to put away.',
      ],
      details: {
        contents: 'Two figures',
        material: 'Glazed earthenware, felt feet',
        size: '8.3 in / 21 cm and 5.5 in / 14 cm tall',
        origin: 'Made by hand in Portugal',
        care: 'Wipe with a damp cloth.',
        safety: 'Decoration, not a toy.',
      },
      alts: ['A tall white and a smaller pink glazed ceramic bunny sitting side by side'],
    },
    'personalised-name-egg': {
      title: 'Wooden Name Egg',
      description: [
        'A flat wooden egg to hang in a window or on a branch, with a bunny, a painted garland and a name in raised white letters. Below the name it says “Easter” and the year.',
        'Families tend to order one per child and then another each time somebody arrives. They hang as well on a door handle as on a twig of forsythia.',
        'Up to twelve letters, accents included.',
      ],
      details: {
        material: 'Birch plywood from certified forests, water-based paint, satin ribbon',
        size: '4.7 × 6.3 in / 12 × 16 cm, 0.24 in / 6 mm thick',
        origin: 'Cut and painted in Germany',
        care: 'Indoors, or outdoors in dry weather. Wipe with a dry cloth.',
        safety: 'Decoration, not a toy. The ribbon is not for children under three.',
      },
      personalisation: 'Name on the egg',
      alts: ['Wooden egg on a pink ribbon with a bunny, the name Emma and a painted flower garland'],
    },
    'easter-basket': {
      title: 'Egg Hunt Basket',
      description: [
        'A round basket with a twisted handle, big enough for a good morning’s hunt and light enough for a four-year-old. It comes filled with paper grass and six decorated eggs to hide, and a wide bow on one side.',
        'Choose the bow’s color, and the name for the wooden tag that hangs from it. The basket is woven from whole willow rods: it will be carrying pine cones and toy cars long after Easter.',
      ],
      details: {
        contents: 'Basket, six decorated eggs, paper grass, bow, wooden name tag',
        material: 'Willow, cotton ribbon, lime wood eggs',
        size: '11 in / 28 cm across, 12.6 in / 32 cm tall with handle',
        origin: 'Woven in Germany',
        age: 'From three years',
        care: 'Keep dry; brush out with a soft brush.',
        safety: 'Not for children under three: ribbon and small parts.',
      },
      personalisation: 'Name on the tag',
      alts: ['Round wicker basket with a twisted handle and a pink bow, full of decorated pastel eggs'],
    },
    'felt-egg-garland': {
      title: 'Felt Egg Garland',
      description: [
        'Seven wool felt eggs in the colors of sugared almonds, embroidered with rows of running stitch and hung between wooden beads. At almost six feet it spans a window, a mantelpiece or the wall above a crib.',
        'The cord is natural cotton with a loop at each end, so two thumbtacks are all you need. It weighs next to nothing and ships well.',
      ],
      details: {
        contents: 'Garland with seven eggs',
        material: 'Wool felt, cotton, beech beads',
        size: '5.9 ft / 1.8 m long; eggs 2.8 in / 7 cm',
        origin: 'Sewn in Sweden',
        care: 'Shake out; press cool under a cloth.',
        safety: 'Decoration, not a toy. Hang out of reach of small children.',
      },
      alts: ['Garland of seven pastel eggs with white stitching between wooden beads on a cord'],
    },
    'name-mug': {
      title: 'Personalized Stoneware Mug',
      description: [
        'A generous mug with a rounded foot and a handle that takes three fingers. The glaze is soft and slightly matte on the outside, glossy within, and the name stands on it in hand lettering.',
        'The lettering is fired into the glaze, not printed on it: it survives the dishwasher and ten years of Mondays. “Mom,” “Dad” and names are the classics, but any word up to twelve letters will do.',
      ],
      details: {
        material: 'Glazed stoneware',
        size: '3.5 in / 9 cm across, 3.7 in / 9.5 cm tall',
        capacity: '13 fl oz / 380 ml',
        weight: '13.8 oz / 390 g',
        origin: 'Thrown and lettered in Portugal',
        care: 'Dishwasher and microwave safe',
      },
      personalisation: 'Name or word on the mug',
      alts: ['Cream stoneware mug with a name in brown hand lettering'],
    },
    'teapot-for-two': {
      title: 'Stoneware Tea Set for Two',
      description: [
        'A round-bellied teapot in speckled white with an oak knob, and two sky-blue cups on white saucers. The pot holds three cups, which is right for two people who stay a while.',
        'The spout was redrawn four times until it stopped dripping. A steel strainer sits inside the lid; lift it out and the pot takes a whole bunch of mint.',
      ],
      details: {
        contents: 'Teapot with strainer, two cups, two saucers',
        material: 'Glazed stoneware, oiled oak, stainless steel',
        size: 'Pot 9.4 in / 24 cm with spout, 6.7 in / 17 cm tall',
        capacity: 'Pot 24 fl oz / 700 ml, cups 7 fl oz / 200 ml',
        weight: '4 lb / 1.8 kg',
        origin: 'Made in Portugal',
        care: 'Dishwasher safe without the lid; wipe the knob with oil once a year.',
      },
      alts: ['White teapot with a wooden knob and two sky-blue cups of tea on white saucers'],
    },
    'scented-candle': {
      title: 'Soy Wax Scented Candle',
      description: [
        'Soy wax poured by hand into a heavy tinted glass, with a cotton wick that burns evenly to the edge. The scent is there when you come into the room, and not in the way when you sit down to eat.',
        'Peony is fresh and a little green; lavender is dry, like a linen closet; fig is the leaf rather than the fruit; clean linen smells of laundry on a line.',
        'The label is yours to write: a name or a word of up to fourteen letters. When the candle has burned down, warm water takes out the rest of the wax, and the glass is a good tumbler.',
      ],
      details: {
        contents: 'Candle in glass, dust cover',
        material: 'Soy wax, cotton wick, glass',
        size: '3.3 in / 8.5 cm across, 3.7 in / 9.5 cm tall',
        weight: '7.8 oz / 220 g of wax',
        'burn-time': 'About 45 hours',
        origin: 'Poured in Finland',
        care: 'Let the surface melt to the edge the first time, about two hours. Trim the wick to 0.2 in / 5 mm.',
        safety:
          'Never leave a burning candle alone. Keep away from children, pets and curtains. May cause an allergic skin reaction; keep out of reach of children.',
      },
      personalisation: 'Name or word on the label',
      alts: ['Burning candle in a pink tinted glass labeled Peony, two petals beside it'],
    },
    'photo-frame-oak': {
      title: 'Oak Picture Frame with Art Print',
      description: [
        'A solid oak frame with a wide white mat that gives even a small photograph room to breathe. It comes with a print of hills at sunrise, so it can hang today and take your own picture tomorrow.',
        'The corners are mitered and glued, and the glass is real glass. We engrave a line of up to thirty letters along the lower edge: a date, a place, two names.',
      ],
      details: {
        contents: 'Frame with mat, glass, art print and hanger',
        material: 'Oiled oak, acid-free card, glass',
        size: 'A4: outside 11 × 14.2 in / 28 × 36 cm; A5: 8.3 × 10.6 in / 21 × 27 cm',
        origin: 'Made in Germany',
        care: 'Dust with a dry cloth; glass cleaner on the cloth, not on the frame.',
        safety: 'Contains glass.',
      },
      personalisation: 'Line engraved on the frame',
      alts: ['Oak frame with a white mat and a print of hills under a coral sun'],
    },
    'embroidered-cushion': {
      title: 'Embroidered Mom Cushion',
      description: [
        'A linen cushion with one word in thick satin stitch, a line of small type beneath it and three flowers at the foot. Piping runs round the edge in the color of the thread.',
        'The linen is pre-washed, so it is soft on the first evening and does not shrink in the wash. The word is “Mom” unless you give us another: Oma, Mamma, Máma and Äiti have all gone out this spring.',
      ],
      details: {
        contents: 'Cushion cover with zipper, feather-free insert',
        material: 'Cover: 100% linen. Insert: recycled polyester',
        size: '17.7 × 17.7 in / 45 × 45 cm',
        origin: 'Sewn in Sweden',
        care: 'Cover: wash inside out at 104 °F / 40 °C, iron on the back. Insert: 86 °F / 30 °C.',
      },
      personalisation: 'Word on the cushion',
      alts: ['Cream linen cushion embroidered with Mom, you are home and three coral flowers'],
    },
    'oak-wall-clock': {
      title: 'Oak Wall Clock',
      description: [
        'A clear white face, brass markers, and a rim bent from a single strip of oak. The hands sweep without a tick, so it can hang in a bedroom.',
        'Under the twelve we set a line of your own, up to eighteen letters: “Ours since 1984,” a last name, the name of a house. It is small enough that guests discover it on their own.',
      ],
      details: {
        contents: 'Clock, AA battery, screw and wall anchor',
        material: 'Oak, lacquered steel, brass, glass',
        size: '11.8 in / 30 cm across, 2 in / 5 cm deep',
        weight: '2.4 lb / 1.1 kg',
        origin: 'Made in Germany',
        care: 'Dust with a dry cloth.',
        safety: 'Take used batteries to a collection point.',
      },
      personalisation: 'Line on the clock face',
      alts: ['Round wall clock with an oak rim, black numerals and a small line of lettering on its face'],
    },
    'heart-necklace': {
      title: 'Puffed Heart Necklace',
      description: [
        'A small rounded heart on a fine cable chain, polished until it reflects the room. It is hollow, so it weighs almost nothing and can be worn every day without being noticed by the person wearing it.',
        'Three letters fit on the back: initials, or the first letters of three children. The chain closes at 16½ or 17¾ inches.',
      ],
      details: {
        contents: 'Necklace in a gift pouch',
        material: '925 sterling silver; gold version plated with 18-karat gold, 2 microns. Nickel-free',
        size: 'Heart 0.6 in / 14 mm; chain 16.5–17.7 in / 42–45 cm',
        weight: '0.11 oz / 3.1 g',
        origin: 'Made in Arezzo, Italy',
        care: 'Take it off before swimming and perfume. Polish with a soft cloth.',
        safety: 'Not for children under three.',
      },
      personalisation: 'Initials on the back',
      alts: ['Gold puffed heart on a fine chain, shown on a blush bust'],
    },
    'ring-dish': {
      title: 'Heart Ring Dish',
      description: [
        'A shallow porcelain heart with a gold rim, for the rings that come off before the dough is kneaded. It has its place by the sink, on the bedside table, or next to the keys.',
        'A name or a short word is written inside by hand and fired under the glaze, where soap and rings cannot reach it.',
      ],
      details: {
        material: 'Glazed porcelain, 12-karat gold rim',
        size: '4.7 × 4.3 in / 12 × 11 cm, 1 in / 2.5 cm deep',
        weight: '4.9 oz / 140 g',
        origin: 'Made in Portugal',
        care: 'Wash by hand. Not for the microwave, because of the gold.',
        safety: 'Decoration; not for food.',
      },
      personalisation: 'Word inside the dish',
      alts: ['White porcelain heart dish with a gold rim, a name in gold inside and two rings resting in it'],
    },
    'velvet-jewellery-box': {
      title: 'Velvet Jewelry Box',
      description: [
        'A box in short, dense velvet with a mirror that fills the lid. Inside are five rolls for rings, two compartments for earrings, and a pocket where a chain lies without knotting.',
        'It closes with a quiet click and fits in a drawer or a weekend bag. A name of up to twelve letters can be embroidered on the lid in gold thread.',
      ],
      details: {
        material: 'Cotton velvet on wood fibre, glass mirror, brass hinge',
        size: '8.7 × 5.9 × 3.1 in / 22 × 15 × 8 cm',
        weight: '1.4 lb / 640 g',
        origin: 'Made in Italy',
        care: 'Brush with a clothes brush, in the direction of the pile.',
        safety: 'Contains glass.',
      },
      personalisation: 'Name on the lid',
      alts: ['Open rose velvet box with a mirror in the lid and rings on rolls inside'],
    },
    'plush-bunny': {
      title: 'Cuddly Plush Bunny',
      description: [
        'A cream bunny with long pink-lined ears and a satin bow, filled generously enough to sit up and loosely enough to be carried by one arm. The fur is dense and short, and it does not come out in small hands.',
        'The eyes are embroidered, there is nothing to pull off, and the whole bunny goes in the washing machine, which is what decides these things in the end. We embroider the name on the left paw.',
      ],
      details: {
        material: 'Cover and filling: polyester, half of it recycled',
        size: '12.6 in / 32 cm sitting, with ears',
        weight: '9.2 oz / 260 g',
        age: 'From birth',
        origin: 'Sewn in Czechia',
        care: 'Machine wash at 86 °F / 30 °C, air-dry.',
        safety:
          'CE marked, tested to EN 71. Take off the packaging and the ribbon tag before giving it to a child.',
      },
      personalisation: 'Name on the paw',
      alts: ['Fluffy cream plush bunny with pink ears and a light blue bow'],
    },
    'plush-teddy': {
      title: 'Honey Teddy Bear',
      description: [
        'A plush bear of the old kind: caramel fur, cream paws, a serious nose and a red bow. The arms and legs are sewn on to move a little, so it can sit at a table or lean on a pillow.',
        'The small bear fits under an arm; the large one takes a chair of its own. A name of up to ten letters is embroidered on the right foot.',
      ],
      details: {
        material: 'Polyester plush, filling partly recycled, polyester satin',
        size: 'Small 11.8 in / 30 cm, large 18.9 in / 48 cm, sitting',
        weight: 'Small 14.1 oz / 400 g, large 1.9 lb / 840 g',
        age: 'From birth',
        origin: 'Sewn in Czechia',
        care: 'Machine wash at 86 °F / 30 °C in a laundry bag, air-dry.',
        safety: 'CE marked, tested to EN 71. Take off the packaging before giving it to a child.',
      },
      personalisation: 'Name on the foot',
      alts: ['Caramel teddy bear with cream paws and a large red bow'],
    },
    'wooden-pull-bunny': {
      title: 'Wooden Pull-Along Bunny',
      description: [
        'A beech bunny on four sage-green wheels, with a white bobtail and a bead at the end of its cord. The axles sit slightly off center: when it is pulled, it hops.',
        'The edges are rounded and sanded until they feel like a pebble, and the oil and colors are safe for a child who tastes things first. We burn the name into its side, beside the heart.',
      ],
      details: {
        material: 'Beech from certified forests, water-based colors, cotton cord',
        size: '7.1 × 3.1 × 6.7 in / 18 × 8 × 17 cm; cord 23.6 in / 60 cm with a safety catch',
        weight: '1 lb / 470 g',
        age: 'From 12 months',
        origin: 'Made in Seiffen, Germany',
        care: 'Wipe with a damp cloth; rub with linseed oil once a year.',
        safety: 'CE marked, tested to EN 71. Use with an adult watching, because of the cord.',
      },
      personalisation: 'Name on the side',
      alts: ['Beech bunny on sage-green wheels with a pull cord and a green bead'],
    },
    'carousel-music-box': {
      title: 'Bunny Carousel Music Box',
      description: [
        'Five bunnies ride round under a striped canopy while the box plays Brahms’s lullaby. Wind the base, and it turns for about two and a half minutes, slowing down at the end as everybody does.',
        'The movement has eighteen notes and a steel comb. Figures and canopy are cast resin with the sheen of porcelain, painted by hand and lined in gold.',
      ],
      details: {
        material: 'Cast resin, steel movement, felt base',
        size: '5.9 in / 15 cm across, 9.4 in / 24 cm tall',
        weight: '2.1 lb / 950 g',
        age: 'A keepsake for shelves; from eight years as a toy',
        origin: 'Assembled in Italy, movement from Switzerland',
        care: 'Dust with a soft brush. Do not overwind.',
        safety: 'Not for children under three: small parts.',
      },
      alts: ['Music box carousel with a pink and white striped canopy and small white bunnies'],
    },
    'signature-gift-box': {
      title: 'Signature Gift Box with Satin Bow',
      description: [
        'A sturdy ivory box with a lid that fits the way lids should, and a wide rose satin ribbon tied in a full bow. It holds a mug, a candle and a card with room to spare.',
        'Take it empty and fill it yourself, or with tissue and shredded paper in blush so that nothing rattles. A name can be written on the lid in gold ink, up to sixteen letters.',
        'Most of them end up holding letters and photographs, which is why we make them strong.',
      ],
      details: {
        contents: 'Box with lid and ribbon; with filling: eight sheets of tissue, shredded paper',
        material: 'Gray board covered in recycled paper, polyester satin',
        size: 'Inside 10.2 × 8.7 × 5.5 in / 26 × 22 × 14 cm',
        weight: '1.3 lb / 580 g',
        origin: 'Made in the United Kingdom',
        care: 'Keep dry. The ribbon slides off without being untied.',
      },
      personalisation: 'Name on the lid',
      alts: ['Ivory gift box tied with a rose satin ribbon and a large bow'],
    },
    'mothers-day-card': {
      title: 'Mother’s Day Card with Envelope',
      description: [
        'A wreath of tiny paper flowers in the shape of a heart, cut and set by hand above pink lettering. The card is thick enough to stand for weeks on a shelf, and it usually does.',
        'The words on the front are yours: up to eighteen letters, from “Best Mom” to her name. The inside is blank, for your own pen. The kraft envelope closes with a wax seal.',
      ],
      details: {
        contents: 'Card, kraft envelope, wax seal',
        material: 'Cotton paper, 300 g/m²; paper flowers',
        size: '4.7 × 6.7 in / 12 × 17 cm folded',
        weight: '1.4 oz / 40 g',
        origin: 'Made in the United Kingdom',
      },
      personalisation: 'Words on the front',
      alts: [
        'Card with a heart of paper flowers and the words Happy Mother’s Day, a sealed kraft envelope beside it',
      ],
    },
    'linen-notebook': {
      title: 'Linen Notebook and Pen',
      description: [
        'A notebook that opens flat on any page, bound in linen with a name stamped in gold foil. It has an elastic to keep it closed, a ribbon to keep the place, and a pocket in the back cover for what should not be lost.',
        'The paper takes a fountain pen without bleeding through. A white and gold ballpoint comes with it, heavy enough to feel like a real pen.',
      ],
      details: {
        contents: 'Notebook, ballpoint pen with blue refill',
        material: 'Linen on board, 100 g/m² cream paper, brass and lacquer pen',
        size: 'A5, 192 pages',
        weight: '13.1 oz / 370 g',
        origin: 'Bound in the United Kingdom',
        care: 'Wipe with a dry cloth.',
      },
      personalisation: 'Name on the cover',
      alts: ['Rose linen notebook with the name Emma in gold, a white and gold pen beside it'],
    },
    'heart-balloons': {
      title: 'Heart Balloon Trio',
      description: [
        'Three foil hearts in rose, coral and gold on long satin strings, held down by a little gift box that is heavy enough to do its job. Ready for a breakfast table, a school gate or a hospital room.',
        'They come flat in an envelope. Any florist or party shop fills them with helium, and with air and a stick they do very well too. Filled with helium they float for about a week.',
      ],
      details: {
        contents: 'Three foil balloons, satin strings, weight, straw for air',
        material: 'Polyamide foil, polyester ribbon, card',
        size: 'Hearts 17.7 in / 45 cm across when filled',
        origin: 'Made in Spain',
        care: 'Let the gas out and keep them flat: they can be filled again.',
        safety:
          'Not for children under three: strings and small parts. Never let balloons go outdoors or near power lines. Helium is not included.',
      },
      alts: ['Three shiny heart balloons in rose, coral and gold tied to a small gift box'],
    },
    'tote-bag': {
      title: 'Best Mom Tote Bag',
      description: [
        'A tote in heavy natural canvas with long handles that sit on the shoulder. The lettering and the border of flowers are printed in water-based ink, soft to the touch and fast in the wash.',
        'It carries twelve kilos of groceries without complaint and folds into a coat pocket. “Best Mom” is what it says; give us other words if there is a best grandmother, teacher or aunt.',
      ],
      details: {
        material: '100% organic cotton canvas, 280 g/m²',
        size: '15 × 16.5 in / 38 × 42 cm, handles 26.8 in / 68 cm',
        weight: '5.6 oz / 160 g',
        origin: 'Sewn and printed in Sweden',
        care: 'Wash inside out at 86 °F / 30 °C, iron on the back.',
      },
      personalisation: 'Words on the bag',
      alts: ['Natural canvas tote bag printed with Best Mom and three pink flowers'],
    },
    'name-tumbler': {
      title: 'Engraved Travel Tumbler',
      description: [
        'A double-walled steel tumbler that keeps coffee hot for six hours and water cold for twelve. It narrows at the foot to fit the holder of a car, a stroller or a bicycle.',
        'The name is engraved through the color down to the steel, so it cannot peel or fade. Lid, straw and a little brush for the straw are included.',
      ],
      details: {
        contents: 'Tumbler, lid, straw, straw brush',
        material: '18/8 stainless steel, powder coating, BPA-free polypropylene',
        size: '3.3 in / 8.5 cm across, 8.7 in / 22 cm tall; foot 2.7 in / 6.8 cm',
        capacity: '20 fl oz / 600 ml',
        weight: '12 oz / 340 g',
        origin: 'Made in Tsubame, Japan',
        care: 'Wash by hand to keep the color bright; the lid may go in the dishwasher.',
        safety: 'Sip hot drinks from the opening, not through the straw. Not for the microwave.',
      },
      personalisation: 'Name engraved on the tumbler',
      alts: ['Sage-green travel tumbler with a straw and the name Emma'],
    },
    'spa-gift-set': {
      title: 'Lavender Spa Gift Set',
      description: [
        'Everything for an hour with the door closed: two thick towels, two bars of soap, a jar of bath salt and an amber bottle of bath oil with lavender from the hills above Manosque.',
        'It is laid out on an oak tray that afterwards holds a cup of tea on the edge of the bath. The scent is lavender as it grows, a little herbal, not the one from the drawer.',
      ],
      details: {
        contents:
          'Two towels, two soaps (3.5 oz / 100 g each), bath salt (7.1 oz / 200 g), bath oil (5 fl oz / 150 ml), oak tray',
        material: 'Towels: 100% cotton, 550 g/m². Tray: oiled oak',
        size: 'Tray 14.2 × 7.1 in / 36 × 18 cm; towels 11.8 × 19.7 in / 30 × 50 cm and 19.7 × 35.4 in / 50 × 90 cm',
        ingredients:
          'Bath oil: Prunus Amygdalus Dulcis Oil, Helianthus Annuus Seed Oil, Lavandula Angustifolia Oil, Tocopherol, Linalool, Limonene. Soap: Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Lavandula Angustifolia Oil, Linalool. Salt: Sodium Chloride, Lavandula Angustifolia Flower.',
        allergens: 'Contains almond oil, linalool and limonene.',
        keeps: '12 months after opening',
        origin: 'Made in France',
        care: 'Wash towels at 140 °F / 60 °C. Wipe the tray dry.',
        safety: 'For external use only. Avoid the eyes. The bath may become slippery.',
      },
      alts: ['Oak tray with a white and a pink towel, two soaps, a jar of bath salt and an amber bottle'],
    },
    'perfume-bottle': {
      title: 'Fleur Eau de Parfum',
      description: [
        'Rose and peony, but on a warm evening rather than in a bouquet: bergamot at first, petals in the middle, and a base of cedar and white musk that stays on a scarf until the next day.',
        'The bottle is heavy glass with a brass collar and a round-shouldered cap. One fluid ounce travels well; 1.7 last about a year if you wear it every other day.',
      ],
      details: {
        contents: 'Eau de parfum in a glass bottle with spray, carton',
        size: '1 fl oz / 30 ml or 1.7 fl oz / 50 ml',
        ingredients:
          'Alcohol Denat., Parfum, Aqua, Citronellol, Geraniol, Hydroxycitronellal, Limonene, Linalool, Citral.',
        allergens: 'Contains citronellol, geraniol, hydroxycitronellal, limonene, linalool and citral.',
        keeps: '36 months after opening, away from light',
        origin: 'Made in France',
        safety:
          'Highly flammable liquid and vapor. Keep away from flames and heat, and out of reach of children. For external use only.',
      },
      alts: ['Square glass perfume bottle labeled Fleur with a white cap, rose petals beside it'],
    },
    'glass-bauble-set': {
      title: 'Six Glass Ornaments with a Name',
      description: [
        'Six mouth-blown ornaments in fir, berry, gold, rose, sage and pearl, each painted by hand and a little different from the next. The fir green one carries the name you give us, in white script.',
        'They lie in a green gift box with “Merry Christmas” in gold inside the lid, and go back into it every January.',
      ],
      details: {
        contents: 'Six ornaments with ribbons, gift box',
        material: 'Mouth-blown glass, hand-painted',
        size: 'Ornaments 2.8 in / 7 cm across, box 9.4 × 6.7 × 3.3 in / 24 × 17 × 8.5 cm',
        origin: 'Blown and painted in Germany',
        care: 'Dust with a soft, dry brush.',
        safety: 'Made of glass. A decoration, not for children under three.',
      },
      personalisation: 'Name on the green bauble',
      alts: ['Open green box with six glass ornaments, the green one lettered Emma'],
    },
    'knitted-stocking': {
      title: 'Knitted Christmas Stocking with a Name',
      description: [
        'A chunky stocking in berry and cream wool with a heart pattern, knitted so densely that it keeps its shape even with an orange in the toe. The name is embroidered on the cuff.',
        'A loop holds it on the mantel, the banister or the bedpost. One per person, the same every year: that is how the tradition begins.',
      ],
      details: {
        contents: 'Stocking, without filling',
        material: '100% wool, cotton lining',
        size: '17.7 in / 45 cm long, opening 6.3 in / 16 cm',
        origin: 'Knitted in Sweden',
        care: 'Hand wash cold, dry flat.',
      },
      personalisation: 'Name on the cuff',
      alts: ['Berry red knitted stocking with a cream cuff embroidered Noah, filled with fir twigs'],
    },
    'fir-wreath': {
      title: 'Fir Door Wreath with Berries',
      description: [
        'A full wreath of noble fir with pine cones, red berries and a satin bow in berry. Bound by hand on straw the day before it leaves, so it arrives green and smells of forest.',
        'Outdoors it lasts well past New Year; in a heated room, about three weeks. It hangs from the loop on its back.',
      ],
      details: {
        contents: 'Wreath with bow, ready to hang',
        material: 'Noble fir, pine cones, berries, straw, polyester satin',
        size: '15.7 in / 40 cm across',
        keeps: 'Six weeks outdoors, three indoors',
        origin: 'Bound in the Netherlands',
        care: 'Spray with water now and then.',
        safety: 'Berries and twigs are not edible. Keep away from candles.',
      },
      alts: ['Round fir wreath with pine cones, red berries and a berry satin bow'],
    },
    'snow-globe': {
      title: 'Snow Globe with Cottage',
      description: [
        'A cottage with lit windows, a snowman and three firs under glass. Turn it once and it snows for almost a minute.',
        'The green base reads “let it snow” in gold. It has the weight of a real paperweight and stands just as firmly on the windowsill.',
      ],
      details: {
        contents: 'Snow globe in a padded gift box',
        material: 'Glass, resin, purified water',
        size: '5.9 in / 15 cm high, 3.9 in / 10 cm across',
        origin: 'Filled and sealed in Germany',
        care: 'Wipe with a damp cloth. Protect from frost.',
        safety: 'A decoration, not a toy. Do not place in direct sunlight.',
      },
      alts: ['Snow globe with a small cottage, fir trees and a snowman on a green base lettered let it snow'],
    },
    'gingerbread-house': {
      title: 'Gingerbread House',
      description: [
        'Spiced gingerbread, piped by hand: a scalloped roof in white and pink icing, candy canes at the door and three little trees in the yard. It arrives assembled, on a round board.',
        'Until Christmas Eve it is a centerpiece. Then somebody breaks off the first piece of the roof, and nobody can stop.',
      ],
      details: {
        contents: 'Gingerbread house on a wooden board, in a box with window',
        size: '8.7 × 7.1 × 9.4 in / 22 × 18 × 24 cm',
        weight: '1.9 lb / 850 g',
        ingredients:
          'WHEAT flour, sugar, honey, BUTTER, EGG white, spices (cinnamon, ginger, cloves, cardamom), glucose syrup, natural colors.',
        allergens: 'Contains wheat, milk and egg. May contain nuts and soy.',
        keeps: 'Eight weeks in a dry place',
        origin: 'Baked in France',
      },
      alts: [
        'Gingerbread house with a white and pink icing roof, candy canes and icing trees on a wooden board',
      ],
    },
    'advent-calendar-box': {
      title: 'Advent Calendar House with 24 Drawers',
      description: [
        'A wooden house with twenty-four numbered drawers in green, berry, blush and cream. You fill them yourself: with chocolate, with a note, with a piece of a puzzle that is complete on the 24th.',
        'It is made to come back every December. The sign under the roof is engraved with a name or a word.',
      ],
      details: {
        contents: 'House with 24 empty drawers',
        material: 'Beech plywood, water-based paint',
        size: '20.5 × 11.8 × 4.7 in / 52 × 30 × 12 cm, drawers 1.6 × 1.8 × 3.5 in / 4 × 4.5 × 9 cm',
        origin: 'Made in Germany',
        care: 'Wipe with a dry cloth.',
        age: 'From three years',
      },
      personalisation: 'Name on the sign',
      alts: ['Wooden house with 24 numbered drawers in green, berry, blush and cream, one of them open'],
    },
    'heart-chocolate-box': {
      title: 'Heart Box of Twenty Pralines',
      description: [
        'Twenty pralines in a berry red heart: raspberry ganache, salted caramel, hazelnut and dark chocolate with rose. Each is decorated by hand.',
        'The lid carries words in gold foil: “with love”, or your own. When the pralines are gone, the box keeps letters.',
      ],
      details: {
        contents: 'Twenty pralines in a rigid heart box',
        size: 'Box 8.7 × 7.9 × 2 in / 22 × 20 × 5 cm',
        weight: '8.8 oz / 250 g',
        ingredients:
          'Sugar, cocoa butter, cocoa mass, whole MILK powder, CREAM, HAZELNUTS, glucose syrup, raspberries, BUTTER, emulsifier (SOY lecithin), sea salt, rose oil.',
        allergens: 'Contains milk, hazelnuts and soy. May contain other nuts, gluten and egg.',
        keeps: 'Six weeks at 57–64 °F / 14–18 °C',
        origin: 'Made in Belgium',
      },
      personalisation: 'Words on the lid',
      alts: ['Open berry red heart box with pralines, with love in gold on the lid'],
    },
    'wooden-star-tree': {
      title: 'Wooden Star Tree',
      description: [
        'Beech stars, from large to small, stacked on a brass rod with gold and painted beads between them. Turn each star a little and the tree changes its shape.',
        'No needles, no watering: it stands on the table from the first Sunday of Advent and fits into a shoebox in January.',
      ],
      details: {
        contents: 'Stars, beads and brass star, to stack, with instructions',
        material: 'Oiled beech, brass',
        size: '11.8 in / 30 cm high, 7.9 in / 20 cm across',
        origin: 'Turned in Germany',
        care: 'Wipe with a dry cloth.',
        safety: 'Small parts. Not for children under three.',
      },
      alts: ['Tree of stacked wooden stars with gold and colored beads and a brass star on top'],
    },
  },
  categories: {
    easter: {
      name: 'Easter',
      description:
        'For the breakfast table, the hunt in the garden and the twigs in the window: bunnies, eggs, spring flowers and something to unwrap.',
    },
    'easter-decoration': {
      name: 'Easter decoration',
      description: 'Painted eggs, garlands and nests that come out of their box every spring.',
    },
    'easter-bunnies': {
      name: 'Easter bunnies',
      description: 'To eat, to hug, to pull along or to put on the shelf.',
    },
    'mothers-day': {
      name: 'Mother’s Day',
      description:
        'Gifts that say it better than a phone call: flowers, something with her name on it, or an hour to herself.',
    },
    flowers: {
      name: 'Flowers & plants',
      description: 'Cut in the morning or still growing, and ready to be handed over as they arrive.',
    },
    sweets: {
      name: 'Sweets & tea',
      description:
        'Chocolate, macarons, cookies and a tin of good tea, from small makers who sign their boxes.',
    },
    chocolate: {
      name: 'Chocolate',
      description: 'Bunnies and truffles from a workshop in Ghent.',
    },
    'bakes-and-tea': {
      name: 'Baked goods & tea',
      description: 'Freshly baked, and something to drink with it.',
    },
    home: {
      name: 'For the home',
      description: 'Stoneware, oak, linen and candlelight: things that are used every day and stay.',
    },
    candles: {
      name: 'Candles & scents',
      description: 'Soy wax, lavender and rose, poured and blended by hand.',
    },
    kitchen: {
      name: 'Kitchen & table',
      description: 'Mugs, teapots and what goes into them.',
    },
    decoration: {
      name: 'Decoration',
      description: 'For walls, shelves, windows and the good corner of the sofa.',
    },
    'jewellery-and-keepsakes': {
      name: 'Jewelry & keepsakes',
      description: 'Small things meant to be kept for a long time.',
    },
    jewellery: {
      name: 'Jewelry',
      description: 'A heart to wear, and places to lay it down at night.',
    },
    keepsakes: {
      name: 'Keepsakes',
      description: 'Frames, boxes and names in wood and porcelain.',
    },
    personalised: {
      name: 'Personalized',
      description: 'With a name, a word or a date, written, engraved or embroidered for one person only.',
    },
    'for-children': {
      name: 'For children',
      description: 'Soft, safe and made to be played with, from the first day on.',
    },
    wellness: {
      name: 'Wellness & beauty',
      description: 'For a bath, a quiet evening, and the scent that stays on a scarf.',
    },
    cards: {
      name: 'Cards, paper & party',
      description: 'Cards, notebooks, boxes and balloons: what makes a gift a present.',
    },
    'out-and-about': {
      name: 'Out and about',
      description: 'Bags, tumblers and notebooks for the way there.',
    },
    'gift-boxes': {
      name: 'Gift boxes',
      description: 'Complete, tied and ready to give.',
    },
  },
  tags: {
    anniversary: 'Anniversary',
    birthday: 'Birthday',
    bunny: 'With a bunny',
    ceramic: 'Ceramics',
    chocolate: 'Chocolate',
    eggs: 'Eggs',
    floral: 'Floral',
    handmade: 'Handmade',
    heart: 'Hearts',
    'new-baby': 'New baby',
    'new-home': 'New home',
    scented: 'Scented',
    textile: 'Textiles',
    'thank-you': 'Thank you',
    toy: 'Toys',
    vegan: 'Vegan',
    wood: 'Wood',
  },
  options: {
    colour: {
      name: 'Color',
      values: {
        ivory: 'Ivory',
        white: 'White',
        oat: 'Oat',
        blush: 'Blush',
        rose: 'Rose',
        coral: 'Coral',
        sky: 'Sky',
        ink: 'Ink',
        sage: 'Sage',
        forest: 'Forest',
        gold: 'Gold',
        silver: 'Silver',
      },
    },
    size: {
      name: 'Size',
      values: {
        small: 'Small',
        medium: 'Medium',
        large: 'Large',
        a4: 'A4',
        a5: 'A5',
        '100g': '3.5 oz / 100 g',
        '200g': '7.1 oz / 200 g',
        '30ml': '1 fl oz / 30 ml',
        '50ml': '1.7 fl oz / 50 ml',
        '12-pieces': '12 pieces',
        '24-pieces': '24 pieces',
      },
    },
    scent: {
      name: 'Scent',
      values: { peony: 'Peony', lavender: 'Lavender', fig: 'Fig leaf', linen: 'Clean linen' },
    },
    variety: {
      name: 'Variety',
      values: {
        milk: 'Milk chocolate',
        dark: 'Dark chocolate',
        classic: 'Classic',
        'alcohol-free': 'Without alcohol',
      },
    },
    filling: { name: 'Filling', values: { empty: 'None', tissue: 'Tissue and shredded paper' } },
    pages: { name: 'Pages', values: { lined: 'Lined', dotted: 'Dotted', blank: 'Blank' } },
  },
  closeUp: 'Close-up: {title}',
  details: {
    contents: 'In the box',
    material: 'Material',
    size: 'Size',
    capacity: 'Holds',
    weight: 'Weight',
    'burn-time': 'Burn time',
    ingredients: 'Ingredients',
    allergens: 'Allergens',
    keeps: 'Keeps',
    origin: 'Origin',
    age: 'Age',
    care: 'Care',
    safety: 'Good to know',
    maker: 'Maker',
    responsible: 'Responsible person in the EU',
  },
}
