ALTER TABLE "hotels" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "check_in_time" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "check_out_date" date;