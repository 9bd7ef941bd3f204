<?php

namespace Frontage\Forms\Form\Tags;

defined( 'ABSPATH' ) || exit;

/** An address of the web. */
final class Url extends TextField {

	protected const KIND = [ 'url', 'invalid_url' ];
}
