<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Storage;

use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Form\FormTestCase;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';

/** What a pattern of another plugin begins with. */
final class PatternFormTest extends FormTestCase {

	public function test_it_is_the_only_form_of_a_site_and_a_choice_where_there_are_several_or_none(): void {
		$ask = static fn (): mixed => apply_filters( 'frontage_site_contact_form', '' );
		foreach ( ( new FormRepository() )->query() as $form ) {
			( new FormRepository() )->delete( $form->id );
		}
		self::assertSame( '<!-- wp:frontage/contact-form /-->', $ask() );
		$form = $this->make_form( '[text your-name] [submit]' );
		self::assertSame( sprintf( '<!-- wp:frontage/contact-form {"form":"%s"} /-->', substr( $form->hash, 0, 7 ) ), $ask() );
		$this->make_form( '[text your-name] [submit]', title: 'Another' );
		self::assertSame( '<!-- wp:frontage/contact-form /-->', $ask() );
	}
}
