<?php

namespace Frontage\Forms\Form\Tags;

defined( 'ABSPATH' ) || exit;

/** An e-mail address. */
final class Email extends TextField {

	protected const KIND = [ 'email', 'invalid_email' ];
}
