<?php

namespace Frontage\Forms\TagTypes\Text;

defined( 'ABSPATH' ) || exit;

/** An email address. */
final class EmailTagType extends TextControlTagType {

	protected const KIND = [ 'email', 'invalid_email' ];
}
