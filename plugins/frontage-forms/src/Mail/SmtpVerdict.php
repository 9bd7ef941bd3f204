<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

defined( 'ABSPATH' ) || exit;

/** What a mail server said to a letter. */
enum SmtpVerdict {

	/** It took it, for one recipient at least. */
	case Accepted;

	/** It will not take this letter, however often it is tried: 5xx to a recipient or to the text. */
	case Refused;

	/** Not now: 4xx, a login that failed, a mailer that says no more than that. */
	case Later;

	/** Nobody answers, or stops answering. */
	case Offline;
}
