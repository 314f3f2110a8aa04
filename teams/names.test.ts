import { expect, test } from 'vitest';
import { renamed, topicOf } from './names.ts';

test('a topic is written in each way that the template writes its own', () => {
  const text = 'sample-topic-form.tsx SampleTopicForm sampleTopicQuery() title: "Sample topic"';
  expect(renamed(text, 'late-checkout')).toBe(
    'late-checkout-form.tsx LateCheckoutForm lateCheckoutQuery() title: "Late checkout"',
  );
  expect(renamed(text, 'parking')).toBe(
    'parking-form.tsx ParkingForm parkingQuery() title: "Parking"',
  );
});

test.each(['parking', 'mfe-parking'])('%s is the remote mfe-parking', (typed) => {
  expect(topicOf(typed)).toBe('parking');
});

test.each(['', 'mfe-', 'Parking', 'my_topic', 'a--b', '-a', '9lives', '../x', 'a'.repeat(41)])(
  'TEAM-02 %j is refused in a sentence',
  (typed) => {
    expect(() => topicOf(typed)).toThrow(/is no name of a remote: .* like late-checkout\.$/);
  },
);
