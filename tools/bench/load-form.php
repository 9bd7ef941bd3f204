<?php
/** For load.mjs: empties what visitors sent, makes a form with these additional settings, prints its id. */

declare( strict_types=1 );

require dirname( __DIR__, 2 ) . '/tests/bootstrap.php';

use Frontage\Forms\Form\Form;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;

global $wpdb;
foreach ( [ 'frontage_submissions', 'frontage_submission_words', 'frontage_jobs', 'frontage_files' ] as $table ) {
	if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->prefix . $table ) ) ) {
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $wpdb->prefix . $table ) );
	}
}
$form = ( new FormRepository() )->save( DefaultForm::create( 'en_US' )->with( [ 'additional_settings' => $argv[1] ?? '' ] ) );
echo $form instanceof Form ? $form->id : 0;
