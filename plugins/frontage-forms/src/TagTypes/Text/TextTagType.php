<?php

namespace Frontage\Forms\TagTypes\Text;

defined( 'ABSPATH' ) || exit;

/** Any line of text. */
final class TextTagType extends TextControlTagType {
}
