<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

defined( 'ABSPATH' ) || exit;

/** How a mail server responded to an email. */
enum SmtpVerdict {

	/** Accepted for at least one recipient. */
	case Accepted;

	/** Refused permanently: 5xx to a recipient or to the content. */
	case Refused;

	/** Refused for now: 4xx, a failed login, or a mailer that gives no details. */
	case Later;

	/** The server does not answer, or stopped answering. */
	case Offline;
}
