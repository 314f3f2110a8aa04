import { defineTexts } from '@foyer/shared/language/define-texts.ts';

const ASK_DOCTOR_FEE = 'Ask the doctor for the fee';

/** Defines the texts of the content pages. None is about a real hotel; the desk knows prices. */
export const contentText = defineTexts({
  rate: 'Ask us for the rates',
  enquire: 'Enquire Now',
  /** Labels the numbers to call in an emergency. */
  fitness: {
    title: 'Fitness',
    intro: 'Keep your own rhythm while you are away from home.',
    heading: 'Gym',
    paragraph: 'Machines, weights and room to stretch. Tell us if you would like a trainer.',
  },
  swimming: {
    title: 'Swimming',
    intro: 'A few lengths before breakfast, or an afternoon by the water.',
    heading: 'Swimming',
    paragraph: 'Ask us when it is quiet, when children are welcome and where the towels are.',
  },
  walking: {
    title: 'Walking',
    intro: 'The best way to know a place is on foot.',
    heading: 'Walks',
    paragraph: 'Short or long, alone or with somebody who knows the way. We lend you a map.',
  },
  spas: {
    title: 'Spa',
    intro: 'An hour that belongs to nobody else.',
    heading: 'Spa',
    paragraph: 'Treatments for one or for two. Choose how long, we see to the rest.',
    button: 'Explore',
  },
  treatments: {
    title: 'Spa treatments',
    intro: 'Two lengths to choose from. Choose the treatment when you are here.',
    cards: [
      {
        heading: 'The whole hour',
        paragraph: 'Time for back, neck and head, and to lie still for a while afterwards.',
        rate: '£170 for 60 minutes',
        button: 'Book Now',
      },
      {
        heading: 'Half an hour',
        paragraph: 'For one thing that aches, or for a pause between two others.',
        rate: '£130 for 30 minutes',
        button: 'Book Now',
      },
    ],
  },
  restaurants: {
    title: 'Restaurants',
    intro: 'Tell us what you feel like and when.',
    heading: 'Restaurants',
    paragraph: 'A table in the house or close by. Say what you cannot eat, and we pass it on.',
    button: 'Book a table',
  },
  emergency: {
    title: 'Emergency',
    intro: 'If life is in danger, call the emergency number of the country first, then us.',
    heading: 'You need a doctor',
    paragraph: 'Reception is there for you at any hour and helps you to find one.',
    rate: ASK_DOCTOR_FEE,
    button: 'Find a doctor',
  },
  doctors: {
    title: 'Doctors',
    intro: 'Not life-threatening, but you should be seen by somebody.',
    heading: 'A doctor for you',
    paragraph:
      'Call the front desk, we ask who can see you. Or write what is wrong and which languages you speak.',
    rate: ASK_DOCTOR_FEE,
  },
  transport: {
    title: 'Transport',
    intro: 'To the station, to the airport or into town.',
    heading: 'Getting about',
    paragraph: 'A car with a driver, a taxi at a certain hour, or the next train.',
    button: 'See transfers',
  },
  transfers: {
    title: 'Transfers',
    intro: 'Tell us when and how many you are.',
    heading: 'A car with a driver',
    paragraph: 'Met at the door, taken to the door. Child seats if you say so beforehand.',
    button: 'Book Now',
  },
});
