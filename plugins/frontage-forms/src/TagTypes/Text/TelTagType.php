<?php

namespace Frontage\Forms\TagTypes\Text;

defined( 'ABSPATH' ) || exit;

/** A telephone number. */
final class TelTagType extends TextControlTagType {

	protected const KIND = [ 'tel', 'invalid_tel' ];
}
