<?php

namespace Frontage\Forms\Form\Tags;

defined( 'ABSPATH' ) || exit;

/** A telephone number. */
final class Tel extends TextField {

	protected const KIND = [ 'tel', 'invalid_tel' ];
}
