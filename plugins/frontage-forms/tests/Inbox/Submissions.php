<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Inbox;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Submission\Submission;

/** Submissions as the receiver would hand them over. */
final class Submissions {

	/** @param array<string, mixed> $with Constructor arguments of Submission that are to differ. */
	public static function make( array $with = [] ): Submission {
		return new Submission(
			...[
				'form'           => self::form(),
				'values'         => [
					'your-name'    => 'Ann Ünal 🎈',
					'your-email'   => 'Ann@Example.test',
					'your-subject' => 'Boats',
					'your-message' => "Good day,\nis the boat for sale?",
				],
				'files'          => [],
				'unit_tag'       => 'wpcf7-f7-p2-o1',
				'container_post' => 2,
				'address'        => '192.0.2.10',
				'user_agent'     => 'Mozilla/5.0 (test)',
				'url'            => 'http://example.test/contact/',
				'received'       => gmdate( 'Y-m-d H:i:s' ),
				'hash'           => 'e3c7',
				'key'            => 'key-1',
				'consents'       => [],
				...$with,
			]
		);
	}

	public static function form( int $id = 7, string $settings = '' ): Form {
		return DefaultForm::create()->with(
			[
				'id'                  => $id,
				'template'            => '[text* your-name autocomplete:name][email* your-email][text your-subject][textarea your-message]',
				'additional_settings' => $settings,
			]
		);
	}
}
