<?php

namespace Frontage\Forms\Form\Tags;

/** Any line of text. */
final class Text extends TextField {
}
