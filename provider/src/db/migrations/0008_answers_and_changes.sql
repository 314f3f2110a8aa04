ALTER TABLE "requests" ADD COLUMN "answer_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "answer_mailed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "requests" SET "answer_seen_at" = "answered_at" WHERE "answered_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "own" boolean;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "synonyms" jsonb;--> statement-breakpoint
CREATE INDEX "requests_changed_index" ON "requests" USING btree ("hotel_id","changed_at") WHERE "requests"."changed_at" is not null;--> statement-breakpoint
CREATE INDEX "requests_unseen_answer_index" ON "requests" USING btree ("answered_at") WHERE "requests"."answered_at" is not null and "requests"."answer_seen_at" is null;