<?php

namespace Frontage\Forms\TagTypes\Text;

defined( 'ABSPATH' ) || exit;

/** A URL. */
final class UrlTagType extends TextControlTagType {

	protected const KIND = [ 'url', 'invalid_url' ];
}
