import { expect, test } from 'vitest';
import { topicOf, withTopic } from './topic.ts';

test('replaces every spelling of the template’s topic', () => {
  const text = 'sample-topic-form.tsx SampleTopicForm sampleTopicQuery() title: "Sample topic"';
  expect(withTopic(text, 'late-checkout')).toBe(
    'late-checkout-form.tsx LateCheckoutForm lateCheckoutQuery() title: "Late checkout"',
  );
  expect(withTopic(text, 'parking')).toBe(
    'parking-form.tsx ParkingForm parkingQuery() title: "Parking"',
  );
});

test.each(['parking', 'mfe-parking'])('reads %s as the remote mfe-parking', (typed) => {
  expect(topicOf(typed)).toBe('parking');
});

test.each(['', 'mfe-', 'Parking', 'my_topic', 'a--b', '-a', '9lives', '../x', 'a'.repeat(41)])(
  'TEAM-02 refuses %j with a sentence',
  (typed) => {
    expect(() => topicOf(typed)).toThrow(
      /is not a valid name of a remote: .* like late-checkout\.$/,
    );
  },
);
