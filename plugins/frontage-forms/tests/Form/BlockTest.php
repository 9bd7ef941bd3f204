<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Tests\BlockTestCase;

/** Hostile attributes of blocks/forms/contact-form; that a form is shown is told elsewhere. */
final class BlockTest extends BlockTestCase {

	protected const BLOCK = 'frontage/contact-form';
}
