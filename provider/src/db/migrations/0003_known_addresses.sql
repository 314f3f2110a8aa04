CREATE TABLE "known_addresses" (
	"pair_hmac" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reset_tokens" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_addresses_user_id_index" ON "known_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reset_tokens_user_id_index" ON "reset_tokens" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "codes" DROP COLUMN "code_hmac";--> statement-breakpoint
ALTER TABLE "codes" DROP COLUMN "attempts";