<?php

namespace Frontage\Forms\Form\Tags;

defined( 'ABSPATH' ) || exit;

/** Any line of text. */
final class Text extends TextField {
}
