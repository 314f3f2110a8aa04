import type { DemoBuilders } from './demo-hotel.ts';

const BOOK = 'https://www.example.com/grand-plaza/book?what=';
const WEDDINGS = 'weddings@grand-plaza.test';

/** Builds listings with both kinds of video in descriptions: an embedded player and a file. */
export const grandPlazaWellness = ({ category, section, file }: DemoBuilders) =>
  section('Wellness', 'spa', 'Heat, water and good hands')
    .text(
      'The vault is open from seven to ten. <strong>Treatments</strong> are £170 for 60 minutes and £130 for 30 minutes.',
    )
    .with({ tags: ['spa', 'relax'] })
    .containing(
      category('Treatments', 'massage', 'Six rooms, eleven pairs of good hands')
        .with({
          description: `<p>Choose the time first and the treatment when you lie down.</p>
<iframe src="https://player.vimeo.com/video/76979871" title="A quiet minute (demonstration)" width="640" height="360" allowfullscreen></iframe>`,
          phone: '+44 20 7946 0116',
          email: 'spa@grand-plaza.test',
          booking_link: `${BOOK}treatment`,
          tags: ['massage', 'facial'],
        })
        .containing(
          category('Warm Stones', 'spa', 'Back and shoulders, an hour, £170')
            .text('River stones from Wales, and hands that know where they belong.')
            .with({
              phone: '+44 20 7946 0116',
              booking_link: `${BOOK}warm-stones`,
              advert_type: 'platinum',
              own: true,
              tags: ['back', 'hot stone'],
            }),
          category('Travelled Feet', 'footbath', 'Half an hour for those who walked here, £130')
            .text('Salt, a bowl and thirty minutes without a telephone.')
            .with({
              phone: '+44 20 7946 0116',
              advert_type: 'gold',
              own: true,
              tags: ['reflexology', 'pedicure'],
            }),
          category('Stretch & Breathe', null, 'Ten people, one floor, at eight')
            .text('Mats are there. Free for guests of the house.')
            .with({ advert_type: 'bronze', own: true, tags: ['yoga', 'class', 'free'] }),
        ),
      category('Thermal Baths', 'thermal', 'Two saunas, a steam bath and a cold plunge')
        .with({
          description: `<p>Free for guests of the house, two hours at a time.</p>
<video src="${file('splash.mp4')}" title="The house in the evening" width="360" height="640" controls></video>`,
          tags: ['sauna', 'steam', 'free'],
        })
        .containing(
          category('The Dry Sauna', 'sauna', 'Ninety degrees, a window to the garden')
            .text('Pine and a bucket. Talking is allowed, loudly is not.')
            .with({ slug: 'dry-sauna' }),
        ),
    );

export const grandPlazaWeddings = ({ category, section }: DemoBuilders) =>
  section('Weddings', 'rings', 'A winter garden for up to 120 guests')
    .with({
      description: `<p>Say it under glass, dance in the bank. One person looks after your day from the first call to the last car home.</p>
<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="A short video (demonstration)" width="560" height="315" allowfullscreen></iframe>`,
      tags: ['marriage', 'party'],
    })
    .containing(
      category('The Winter Garden', 'ceremony', 'Ceremonies for 40 to 120 guests')
        .text('Licensed for ceremonies, heated in winter, open to the sky in June.')
        .with({
          slug: 'winter-garden',
          email: WEDDINGS,
          phone: '+44 20 7946 0120',
          tags: ['ceremony'],
        })
        .containing(
          category('Noon Ceremony', 'wedding', 'Half an hour, with the sun straight above')
            .text('A registrar, a string trio and a door to the square.')
            .with({ email: WEDDINGS }),
        ),
      category('The Banking Hall', 'ballroom', 'Dinner and dancing under a ceiling of nine metres')
        .text('Round tables for 120, a floor of oak, a bar as long as the room.')
        .with({ slug: 'banking-hall', email: WEDDINGS, tags: ['dinner', 'dance', 'reception'] })
        .containing(
          category('Dinner for 120', 'banquet', 'Twelve tables of ten, one menu or three')
            .text('You taste it with us a month before.')
            .with({ email: WEDDINGS }),
        ),
    );
