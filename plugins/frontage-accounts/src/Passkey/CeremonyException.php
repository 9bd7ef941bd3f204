<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

defined( 'ABSPATH' ) || exit;

/** The response of an authenticator or a browser is invalid. The message is for administrators, never for the user. */
final class CeremonyException extends \RuntimeException {}
