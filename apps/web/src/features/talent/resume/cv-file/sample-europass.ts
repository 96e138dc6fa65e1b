/* Documents for tests, in the shapes that Europass exports. */

const photo = 'iVBORw0KGgo'.repeat(20_000);

export const candidate = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd" xmlns="http://www.europass.eu/1.0"
  xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0"
  xmlns:hr="http://www.hr-xml.org/3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <hr:DocumentID schemeID="E-0001" schemeName="DocumentIdentifier" schemeAgencyName="EUROPASS" schemeVersionID="4.0"/>
  <CandidateSupplier>
    <hr:PartyID schemeID="E-0001" schemeName="PartyID" schemeAgencyName="EUROPASS" schemeVersionID="1.0"/>
    <hr:PartyName>Owner</hr:PartyName>
    <PersonContact>
      <PersonName><oa:GivenName>Dara</oa:GivenName><hr:FamilyName>Sok</hr:FamilyName></PersonName>
      <Communication><ChannelCode>Email</ChannelCode><oa:URI>dara@example.com</oa:URI></Communication>
    </PersonContact>
    <hr:PrecedenceCode>1</hr:PrecedenceCode>
  </CandidateSupplier>
  <CandidatePerson>
    <PersonName><oa:GivenName>Dara</oa:GivenName><hr:FamilyName>Sok</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>dara@example.com</oa:URI></Communication>
    <Communication>
      <ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>855</CountryDialing>
      <oa:DialNumber>012345678</oa:DialNumber><CountryCode>kh</CountryCode>
    </Communication>
    <Communication><ChannelCode>Web</ChannelCode><oa:URI>https://dara.example</oa:URI></Communication>
    <Communication>
      <UseCode>home</UseCode>
      <Address type="home">
        <oa:AddressLine>Rua Nova 7</oa:AddressLine><oa:CityName>Porto</oa:CityName>
        <CountryCode>pt</CountryCode><oa:PostalCode>4000-001</oa:PostalCode>
      </Address>
    </Communication>
    <NationalityCode>kh</NationalityCode>
    <hr:BirthDate>1999-05-01</hr:BirthDate>
    <GenderCode>female</GenderCode>
    <PrimaryLanguageCode name="NORMAL">khm</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <hr:ID schemeID="E-0001"/>
    <hr:ExecutiveSummary>&lt;p&gt;I bake &lt;strong&gt;bread&lt;/strong&gt; &amp;amp; cakes.&lt;/p&gt;</hr:ExecutiveSummary>
    <EmploymentHistory>
      <EmployerHistory>
        <hr:OrganizationName>Riverside Hotel</hr:OrganizationName>
        <OrganizationContact><Communication><Address><oa:CityName>Siem Reap</oa:CityName></Address></Communication></OrganizationContact>
        <PositionHistory>
          <PositionTitle typeCode="FREETEXT">Head of pastry</PositionTitle>
          <eures:EmploymentPeriod>
            <eures:StartDate><hr:FormattedDateTime>2022-03</hr:FormattedDateTime></eures:StartDate>
            <hr:CurrentIndicator>true</hr:CurrentIndicator>
          </eures:EmploymentPeriod>
          <oa:Description>&lt;ol&gt;&lt;li data-list="bullet"&gt;Led five bakers&lt;/li&gt;&lt;/ol&gt;</oa:Description>
          <Country>kh</Country>
        </PositionHistory>
      </EmployerHistory>
      <EmployerHistory>
        <hr:OrganizationName>Old Market Bakery</hr:OrganizationName>
        <PositionHistory>
          <PositionTitle typeCode="FREETEXT">Baker</PositionTitle>
          <eures:EmploymentPeriod>
            <eures:StartDate><hr:FormattedDateTime>2019-06-15</hr:FormattedDateTime></eures:StartDate>
            <hr:CurrentIndicator>false</hr:CurrentIndicator>
          </eures:EmploymentPeriod>
        </PositionHistory>
      </EmployerHistory>
    </EmploymentHistory>
    <EducationHistory>
      <EducationOrganizationAttendance>
        <hr:OrganizationName>Culinary Academy</hr:OrganizationName>
        <EducationLevelCode>5</EducationLevelCode>
        <AttendancePeriod>
          <StartDate><hr:FormattedDateTime>2016</hr:FormattedDateTime></StartDate>
          <EndDate><hr:FormattedDateTime>2018-12</hr:FormattedDateTime></EndDate>
          <Ongoing>false</Ongoing>
        </AttendancePeriod>
        <EducationDegree>
          <hr:DegreeName>Bachelor of Baking</hr:DegreeName>
          <OccupationalSkillsCovered>&lt;p&gt;Thesis on sourdough&lt;/p&gt;</OccupationalSkillsCovered>
        </EducationDegree>
      </EducationOrganizationAttendance>
    </EducationHistory>
    <eures:Licenses><eures:License><hr:LicenseTypeCode>B</hr:LicenseTypeCode></eures:License></eures:Licenses>
    <Certifications/>
    <PersonQualifications>
      <PersonCompetency>
        <CompetencyID schemeName="NORMAL">eng</CompetencyID>
        <hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension>
          <hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode>
          <eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score>
        </eures:CompetencyDimension>
        <eures:CompetencyDimension>
          <hr:CompetencyDimensionTypeCode>CEF-Writing-Production</hr:CompetencyDimensionTypeCode>
          <eures:Score><hr:ScoreText>C2</hr:ScoreText></eures:Score>
        </eures:CompetencyDimension>
      </PersonCompetency>
      <PersonCompetency>
        <CompetencyID schemeName="NORMAL">fra</CompetencyID>
        <hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension>
          <hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode>
          <eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score>
        </eures:CompetencyDimension>
        <eures:CompetencyDimension>
          <hr:CompetencyDimensionTypeCode>CEF-Writing-Production</hr:CompetencyDimensionTypeCode>
          <eures:Score><hr:ScoreText>A2</hr:ScoreText></eures:Score>
        </eures:CompetencyDimension>
      </PersonCompetency>
    </PersonQualifications>
    <EmploymentReferences>
      <Referee>
        <PersonName><hr:FormattedName>Keo Vibol</hr:FormattedName></PersonName>
        <Role>Owner</Role>
        <Communication><ChannelCode>Email</ChannelCode><oa:URI>vibol@example.com</oa:URI></Communication>
        <Comment>Call him</Comment>
      </Referee>
    </EmploymentReferences>
    <Projects><Project><Title>Night market</Title><oa:Description>&lt;p&gt;A stand&lt;/p&gt;</oa:Description></Project></Projects>
    <eures:Attachment>
      <oa:EmbeddedData>${photo}</oa:EmbeddedData><oa:FileType>photo</oa:FileType><hr:Instructions>ProfilePicture</hr:Instructions>
    </eures:Attachment>
    <Skills>
      <PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>Excel</hr:CompetencyName></PersonCompetency>
      <SkillsGroup>
        <Title>Machines</Title>
        <PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>Spiral mixer</hr:CompetencyName></PersonCompetency>
      </SkillsGroup>
    </Skills>
    <Others><Title>Awards</Title><Other><Title>Best cake</Title><Date><StartDate><hr:FormattedDateTime>2023</hr:FormattedDateTime></StartDate></Date></Other></Others>
  </CandidateProfile>
  <RenderingInformation><Design><Template>Template1</Template><Color>Default</Color></Design></RenderingInformation>
</Candidate>`;

export const skillsPassport = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" locale="fr">
  <DocumentInfo><DocumentType>ECV</DocumentType><XSDVersion>V3.4</XSDVersion><Generator>EWA</Generator></DocumentInfo>
  <PrintingPreferences><Document type="ECV"><Field name="LearnerInfo" show="true"/></Document></PrintingPreferences>
  <LearnerInfo>
    <Identification>
      <PersonName><FirstName>Dara</FirstName><Surname>Sok</Surname></PersonName>
      <ContactInfo>
        <Address><Contact>
          <AddressLine>Street 1</AddressLine><PostalCode>07000</PostalCode><Municipality>Kep</Municipality>
          <Country><Code>KH</Code><Label>Cambodge</Label></Country>
        </Contact></Address>
        <Email><Contact>dara@example.com</Contact></Email>
        <TelephoneList><Telephone><Contact>+855 12 345 678</Contact><Use><Code>mobile</Code><Label>Portable</Label></Use></Telephone></TelephoneList>
        <WebsiteList><Website><Contact>https://dara.example</Contact></Website></WebsiteList>
      </ContactInfo>
      <Demographics>
        <Birthdate year="1999" month="--05" day="---01"/>
        <Gender><Code>F</Code><Label>Féminin</Label></Gender>
        <NationalityList><Nationality><Code>KH</Code><Label>Cambodgienne</Label></Nationality></NationalityList>
      </Demographics>
      <Photo><MimeType>image/png</MimeType><Data>${photo}</Data></Photo>
    </Identification>
    <Headline><Type><Code>position</Code><Label>Poste</Label></Type><Description><Label>Baker</Label></Description></Headline>
    <WorkExperienceList>
      <WorkExperience>
        <Period><From year="2019" month="--02"/><Current>true</Current></Period>
        <Position><Label>Head of pastry</Label></Position>
        <Activities>&lt;ul&gt;&lt;li&gt;Bread&lt;/li&gt;&lt;/ul&gt;</Activities>
        <Employer><Name>Riverside Hotel</Name><Sector><Label>Hotels</Label></Sector></Employer>
      </WorkExperience>
    </WorkExperienceList>
    <EducationList>
      <Education>
        <Period><From year="2016"/><To year="2018" month="--12" day="---20"/></Period>
        <Title>Master</Title>
        <Organisation><Name>Culinary Academy</Name></Organisation>
        <Level><Code>7</Code><Label>ISCED 7</Label></Level>
        <Field><Code>811</Code><Label>Catering</Label></Field>
      </Education>
    </EducationList>
    <Skills>
      <Linguistic>
        <MotherTongueList><MotherTongue><Description><Code>km</Code><Label>khmer</Label></Description></MotherTongue></MotherTongueList>
        <ForeignLanguageList><ForeignLanguage>
          <Description><Code>en</Code><Label>anglais</Label></Description>
          <ProficiencyLevel><Listening>B1</Listening><Reading>B1</Reading></ProficiencyLevel>
        </ForeignLanguage></ForeignLanguageList>
      </Linguistic>
      <Communication><Description>&lt;p&gt;Calm with guests&lt;/p&gt;</Description></Communication>
      <Driving><Description><Licence>B</Licence></Description></Driving>
    </Skills>
    <AchievementList><Achievement><Title><Label>Prix</Label></Title><Description>&lt;p&gt;Best cake&lt;/p&gt;</Description></Achievement></AchievementList>
  </LearnerInfo>
</SkillsPassport>`;
