<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

defined( 'ABSPATH' ) || exit;

/** What an authenticator or a browser said does not hold. The message is for whoever looks after the site, never for the person. */
final class CeremonyException extends \RuntimeException {}
