<?php

namespace Frontage\Forms\TagTypes\Text;

defined( 'ABSPATH' ) || exit;

/** An address of the web. */
final class UrlTagType extends TextControlTagType {

	protected const KIND = [ 'url', 'invalid_url' ];
}
